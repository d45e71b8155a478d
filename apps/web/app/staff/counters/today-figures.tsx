import "./today-figures.css";
import type { ReplyOf } from "@hunarmand/api/call";
import type { DayFigures, getDayFigures } from "@hunarmand/api/reports/day-figures";
import { Skeleton, Stack, Text, Title } from "@mantine/core";
import texts from "../../locales/en/today-figures.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const names = ["posted", "accepted", "completions", "turnover", "revenue"] as const satisfies (keyof DayFigures)[];
const amounts: readonly (keyof DayFigures)[] = ["turnover", "revenue"];

/** Today so far beside the same day last week (docs/product.md D6). */
export function TodayFigures({ loading }: { loading: Promise<ReplyOf<typeof getDayFigures>> }) {
  const { title, failed } = useMessages(texts);
  const waiting = <Skeleton height={48} radius="md" />;
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Loaded promise={loading} failed={failed} fallback={waiting}>
        {(figures) => <Figures {...figures} />}
      </Loaded>
    </Stack>
  );
}

function Figures({ today, weekAgo }: ReplyOf<typeof getDayFigures>) {
  const { figures, before } = useMessages(texts);
  const { pkr, number } = useFormats();
  const say = (name: keyof DayFigures, value: number) => (amounts.includes(name) ? pkr(value) : number(value));
  return (
    <dl className="today-figures">
      {names.map((name) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {figures[name]}
          </Text>
          <dd>
            <Text span fw={650} className="ltr">
              {say(name, today[name])}
            </Text>{" "}
            <Text span size="sm" c="dimmed">
              <WholeNames>{before({ figure: say(name, weekAgo[name]) })}</WholeNames>
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
