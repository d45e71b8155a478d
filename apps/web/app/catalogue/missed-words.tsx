import type { MissedWords } from "@hunarmand/api/catalogue/catalogue";
import { Button, Stack, Text, Title } from "@mantine/core";
import type { Columns } from "../desk/lists/column.ts";
import { DeskList } from "../desk/lists/desk-list.tsx";
import aliasDesk from "../locales/en/alias-desk.json";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

interface MissedWordsListProps {
  missed: readonly MissedWords[];
  /** Opens the form for a new search word. */
  onAdd: (words: string) => void;
}

/** The words that no search found (docs/product.md K4). */
export function MissedWordsList({ missed, onAdd }: MissedWordsListProps) {
  const texts = useMessages(aliasDesk).missed;
  const { number, day } = useFormats();
  const { columns } = texts;
  const shown: Columns<MissedWords> = [
    { id: "words", label: columns.words, cell: ({ words }) => <bdi>{words}</bdi>, value: ({ words }) => words },
    {
      id: "searches",
      label: columns.searches,
      cell: ({ searches }) => number(searches),
      isFigure: true,
      value: ({ searches }) => searches,
    },
    { id: "last", label: columns.lastDay, cell: ({ lastDay }) => day(lastDay), value: ({ lastDay }) => lastDay },
    {
      id: "add",
      label: columns.add,
      cell: ({ words }) => (
        <Button variant="default" data-opens onClick={() => onAdd(words)}>
          {texts.add}
        </Button>
      ),
    },
  ];
  const pages = { items: missed, hasMore: false, failed: false, showMore: async () => {} };
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text>{texts.help}</Text>
      <DeskList pages={pages} texts={texts} keyOf={({ words }) => words} columns={shown} />
    </Stack>
  );
}
