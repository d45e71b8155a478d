import { limits } from "@hunarmand/api/limits";
import { Button, FileButton, Group, Text } from "@mantine/core";
import texts from "../../locales/en/attachments.json";
import { useClock } from "../../shared/recorder/use-clock.ts";
import { type Recording, useRecorder } from "../../shared/recorder/use-recorder.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface VoiceRecorderProps {
  /** `seconds` is undefined for a chosen file, whose length is unknown. */
  onVoice: (voice: { file: File; seconds?: number | undefined }) => void;
  disabled?: boolean;
}

/** Records a voice note. In a browser that cannot record or has no permission, the person chooses a file. */
export function VoiceRecorder({ onVoice, disabled = false }: VoiceRecorderProps) {
  const { record, stop, recording, noMicrophone, add } = useMessages(texts);
  const clock = useClock();
  const recorder = useRecorder((voice: Recording) => onVoice(voice));
  if (recorder.state === "recording") {
    return (
      <Group>
        <Button color="red" onClick={recorder.stop}>
          {stop}
        </Button>
        <Text className="voice-recording" role="timer">
          {recording({ time: clock(recorder.seconds), max: clock(limits.voiceSecondsMax) })}
        </Text>
      </Group>
    );
  }
  if (recorder.state === "refused") {
    return (
      <>
        <Text size="sm" role="status">
          {noMicrophone}
        </Text>
        <FileButton accept="audio/*,video/mp4,video/webm" onChange={(file) => file && onVoice({ file })}>
          {(props) => (
            <Button variant="default" disabled={disabled} {...props}>
              {add.voice}
            </Button>
          )}
        </FileButton>
      </>
    );
  }
  return (
    <Button variant="default" disabled={disabled} onClick={recorder.start}>
      {record}
    </Button>
  );
}
