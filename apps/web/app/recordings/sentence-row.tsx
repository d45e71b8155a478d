import type { OfficeRecording } from "@hunarmand/api/recordings/recordings";
import { getRecording, removeRecording } from "@hunarmand/api/recordings/recordings";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { isRightToLeft, type Language } from "@hunarmand/texts/catalogue";
import { Badge, Button, Group, Text } from "@mantine/core";
import { useDecision } from "../desk/decisions/use-decision.ts";
import recordings from "../locales/en/recordings.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { useClock } from "../shared/recorder/use-clock.ts";
import { SoundButton } from "../shared/spoken/sound-button.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { RecordSentence } from "./record-sentence.tsx";

interface SentenceRowProps {
  place: { language: Language; sentence: SpokenSentence };
  /** The sentence in its own language. */
  text: string;
  recording: OfficeRecording | undefined;
  /** Another sentence is being recorded: there is one microphone. */
  isBlocked: boolean;
  onRecord: (isRecording: boolean) => void;
}

/** A sentence with its recording, and what the office can do with it. */
export function SentenceRow({ place, text, recording, isBlocked, onRecord }: SentenceRowProps) {
  const { language } = place;
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text lang={language} dir={isRightToLeft(language) ? "rtl" : "ltr"} fw={600}>
            {text}
          </Text>
          <RecordedOn recording={recording} />
        </div>
        {recording && (
          <SoundButton
            key={recording.hash}
            text={text}
            load={() => callApi(getRecording, { params: { hash: recording.hash } })}
          />
        )}
      </Group>
      <RecordSentence
        place={place}
        text={text}
        isRecorded={recording !== undefined}
        isBlocked={isBlocked}
        onRecord={onRecord}
      >
        {recording && <RemoveButton place={place} text={text} />}
      </RecordSentence>
    </li>
  );
}

function RecordedOn({ recording }: Pick<SentenceRowProps, "recording">) {
  const { none, recorded, recordedTimed } = useMessages(recordings);
  const { day } = useFormats();
  const clock = useClock();
  if (!recording) return <Badge color="marigold">{none}</Badge>;
  const { seconds, recordedDate } = recording;
  const values = { day: day(recordedDate) };
  return (
    <Text size="sm" c="dimmed">
      {seconds === null ? recorded(values) : recordedTimed({ ...values, time: clock(seconds) })}
    </Text>
  );
}

/** Asks no question, because the sentence can be recorded again. */
function RemoveButton({ place, text }: Pick<SentenceRowProps, "place" | "text">) {
  const { actions, named } = useMessages(recordings);
  const { decideAtOnce } = useDecision();
  const { busy, run } = useBusy();
  const remove = () => decideAtOnce(() => callApi(removeRecording, { params: place }));
  return (
    <Button
      variant="subtle"
      color="red"
      loading={busy}
      aria-label={named({ action: actions.remove, text })}
      onClick={() => void run(remove)}
    >
      {actions.remove}
    </Button>
  );
}
