import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Card, Group, Stack, Text, Title } from "@mantine/core";
import directory from "../../locales/en/directory.json";
import { Stars } from "../lists/stars.tsx";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

export function HandymanCard({ entry }: { entry: DirectoryEntry }) {
  const texts = useMessages(directory);
  const { number } = useFormats();
  const { firstName, area, city, skills, rating, reviews } = entry;
  return (
    <Card component="article" h="100%">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={3}>{firstName}</Title>
          {rating === null ? (
            <Text size="sm" c="dimmed">
              {texts.notRated}
            </Text>
          ) : (
            <Stars rating={rating} label={texts.rated({ rating: number(rating), reviews })} />
          )}
        </Group>
        <Text c="dimmed">{texts.place({ area, city })}</Text>
        <Text>{skills.join(", ")}</Text>
      </Stack>
    </Card>
  );
}
