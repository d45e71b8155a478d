import { Button, Text } from "@mantine/core";
import { useState } from "react";
import attachments from "../../locales/en/attachments.json";
import { useClock } from "../../shared/recorder/use-clock.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useAttachment } from "./use-attachment.ts";

/** A voice note of a job, fetched when somebody plays it. */
export function VoicePlayer({ jobId, id, seconds }: { jobId: string; id: string; seconds: number | null }) {
  const { play, playTimed, voice, failed: failedText } = useMessages(attachments);
  const clock = useClock();
  const [isWanted, setWanted] = useState(false);
  const { url, failed } = useAttachment(jobId, id, isWanted);
  if (failed) return <Text size="sm">{failedText}</Text>;
  // biome-ignore lint/a11y/useMediaCaption: there is no transcript of a voice note.
  if (url) return <audio controls autoPlay src={url} aria-label={voice} className="voice-note" />;
  return (
    <Button variant="default" loading={isWanted} onClick={() => setWanted(true)}>
      {seconds === null ? play : playTimed({ time: clock(seconds) })}
    </Button>
  );
}
