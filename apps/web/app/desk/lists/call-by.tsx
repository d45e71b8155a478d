import { Text } from "@mantine/core";
import office from "../../locales/en/office.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useNow } from "./ago.tsx";

/** By when the office calls a customer for whom it must find somebody, red once that is past (docs/product.md O4). */
export function CallBy({ time }: { time: string }) {
  const { jobs } = useMessages(office);
  const { when } = useFormats();
  const isLate = useNow() > Date.parse(time);
  return (
    <Text span size="sm" c={isLate ? "red" : "dimmed"} fw={isLate ? 700 : undefined} me="xs" className="job-flag">
      {(isLate ? jobs.callLate : jobs.callBy)({ moment: when(time) })}
    </Text>
  );
}
