import { Alert, Text } from "@mantine/core";
import waitingCalls from "../../../locales/en/waiting-calls.json";
import { Spoken } from "../../spoken/spoken.tsx";
import { useMessages } from "../../texts/messages.ts";
import { nameKind } from "./name-kind.ts";
import { useWaitingCalls } from "./use-waiting-calls.ts";

/** What of this job waits to be sent: each with its number among all that wait. Nothing when nothing does. */
export function WaitingOf({ subject }: { subject: string }) {
  const texts = useMessages(waitingCalls);
  const { place, why } = texts;
  const calls = useWaitingCalls();
  const own = calls.flatMap((call, index) => (call.subject === subject ? [{ ...call, number: index + 1 }] : []));
  if (own.length === 0) return null;
  const isRefused = own.some(({ refusal }) => refusal);
  return (
    <Alert color={isRefused ? "red" : "marigold"} variant="light" role="status">
      <Spoken as={isRefused ? undefined : "kept"}>
        {own.map(({ number, ...call }) => (
          <Text key={call.place} size="sm">
            <strong>{nameKind(call, texts)}</strong>
            <br />
            {call.refusal ? why({ reason: call.refusal.message }) : place({ place: number, count: calls.length })}
          </Text>
        ))}
      </Spoken>
    </Alert>
  );
}
