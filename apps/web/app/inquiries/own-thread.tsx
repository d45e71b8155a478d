import type { FoundInquiry } from "@hunarmand/api/inquiries/inquiries";
import { Stack, Text, Title } from "@mantine/core";
import complaints from "../locales/en/complaints.json";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import "./own-thread.css";

/** The sender's words and the office's answers, oldest first. */
export function OwnThread({ thread }: Pick<FoundInquiry, "thread">) {
  const texts = useMessages(complaints).thread;
  const { when } = useFormats();
  return (
    <Stack gap="xs">
      <Title order={4}>{texts.title}</Title>
      <ol className="own-thread">
        {thread.map(({ kind, sentDate, words }) => (
          <li key={`${kind} ${sentDate}`} className={kind === "answer" ? "own-thread-answer" : undefined}>
            <Text size="sm" c={kind === "answer" ? "inherit" : "dimmed"}>
              {texts[kind]({ moment: when(sentDate) })}
            </Text>
            {words && <p dir="auto">{words}</p>}
          </li>
        ))}
      </ol>
      {thread.some(({ words }) => words === null) && <Text c="dimmed">{texts.hidden}</Text>}
    </Stack>
  );
}
