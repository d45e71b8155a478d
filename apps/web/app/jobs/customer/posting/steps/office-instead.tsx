import { Text } from "@mantine/core";
import workFacts from "../../../../locales/en/work-facts.json";
import { OfficeCallTime } from "../../../../shared/office/next-office-call.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { type AnswerProps, useAnswerTime } from "../../answer-time.tsx";

/** When the office calls if nobody accepts, where it is not known that somebody soon does. */
export function OfficeInstead(props: AnswerProps) {
  const { answer } = useMessages(workFacts);
  const { isAtNight, minutes } = useAnswerTime(props);
  if (minutes !== null && !isAtNight) return null;
  return (
    <>
      <Text>{answer.nobody}</Text>
      <OfficeCallTime />
    </>
  );
}
