import { noticeChannels } from "@hunarmand/api/notices/channels";
import type { MessageTrace, TracedMessage } from "@hunarmand/api/notices/traces";
import { Stack, Text } from "@mantine/core";
import texts from "../../locales/en/message-traces.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Shows in words what happened to a notice's messages, or why it has none. */
export function TraceStory({ trace }: { trace: MessageTrace }) {
  const { messages, silence } = trace;
  return (
    <Stack gap="0.25rem" className="desk-text">
      {messages.map((message) => (
        <MessageStory key={message.channel} message={message} />
      ))}
      {silence && <SilenceStory trace={trace} silence={silence} />}
    </Stack>
  );
}

function MessageStory({ message: { channel, outcome, at, tries, answer } }: { message: TracedMessage }) {
  const { channels, outcomes, answer: label } = useMessages(texts);
  const { moment } = useFormats();
  return (
    <div>
      <Text>{outcomes[outcome]({ channel: channels[channel], moment: at ? moment(at) : "", tries })}</Text>
      {answer && (
        <Text c="dimmed">
          {label} <bdi>{answer}</bdi>
        </Text>
      )}
    </div>
  );
}

interface SilenceProps {
  trace: MessageTrace;
  silence: NonNullable<MessageTrace["silence"]>;
}

function SilenceStory({ trace: { quietUntil, reach }, silence }: SilenceProps) {
  const { silences, channels, reach: reaches } = useMessages(texts);
  const { moment } = useFormats();
  const text = silences[silence];
  return (
    <>
      <Text>{typeof text === "string" ? text : text({ moment: quietUntil ? moment(quietUntil) : "" })}</Text>
      {reach &&
        noticeChannels.map((name) => <Text key={name}>{reaches[reach[name]]({ channel: channels[name] })}</Text>)}
    </>
  );
}
