import { limits } from "@hunarmand/api/limits";
import { saveRecording } from "@hunarmand/api/recordings/recordings";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import type { Language } from "@hunarmand/texts/catalogue";
import { Alert, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useDecision } from "../desk/decisions/use-decision.ts";
import recordings from "../locales/en/recordings.json";
import { ApiError } from "../shared/calls/api-error.ts";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { useObjectUrl } from "../shared/forms/use-object-url.ts";
import { useClock } from "../shared/recorder/use-clock.ts";
import { useRecorder } from "../shared/recorder/use-recorder.ts";
import { useMessages } from "../shared/texts/messages.ts";

interface RecordSentenceProps {
  place: { language: Language; sentence: SpokenSentence };
  text: string;
  isRecorded: boolean;
  isBlocked: boolean;
  onRecord: (isRecording: boolean) => void;
  /** Further buttons. */
  children: ReactNode;
}

/** `seconds` is undefined for a chosen file, whose length the server reads. */
interface Draft {
  file: File;
  seconds?: number;
}

/** Records a sentence or takes a file. It is saved only after the person could listen to it. */
export function RecordSentence({ place, text, isRecorded, isBlocked, onRecord, children }: RecordSentenceProps) {
  const { actions, named, noMicrophone } = useMessages(recordings);
  const [draft, setDraft] = useState<Draft>();
  const recorder = useRecorder(setDraft);
  const isRecording = recorder.state === "recording";
  const note = useEffectEvent(onRecord);
  useEffect(() => {
    if (!isRecording) return;
    note(true);
    return () => note(false);
  }, [isRecording]);
  if (draft) return <DraftRecording place={place} text={text} draft={draft} onDone={() => setDraft(undefined)} />;
  if (isRecording) return <Running text={text} seconds={recorder.seconds} onStop={recorder.stop} />;
  const action = isRecorded ? actions.replace : actions.record;
  return (
    <>
      {recorder.state === "refused" && (
        <Text size="sm" role="status">
          {noMicrophone}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button
          variant={isRecorded ? "default" : "filled"}
          disabled={isBlocked}
          aria-label={named({ action, text })}
          onClick={recorder.start}
        >
          {action}
        </Button>
        <FileButton accept="audio/*,video/mp4,video/webm" onChange={(file) => file && setDraft({ file })}>
          {(props) => (
            <Button variant="default" aria-label={named({ action: actions.choose, text })} {...props}>
              {actions.choose}
            </Button>
          )}
        </FileButton>
        {children}
      </Group>
    </>
  );
}

function Running({ text, seconds, onStop }: { text: string; seconds: number; onStop: () => void }) {
  const { actions, named, recording } = useMessages(recordings);
  const clock = useClock();
  return (
    <Group mt="xs">
      <Button color="red" aria-label={named({ action: actions.stop, text })} onClick={onStop}>
        {actions.stop}
      </Button>
      <Text role="timer" className="recording-time">
        {recording({ time: clock(seconds), max: clock(limits.voiceSecondsMax) })}
      </Text>
    </Group>
  );
}

interface DraftProps extends Pick<RecordSentenceProps, "place" | "text"> {
  draft: Draft;
  onDone: () => void;
}

function DraftRecording({ place, text, draft: { file, seconds }, onDone }: DraftProps) {
  const { actions, named, draft, draftName } = useMessages(recordings);
  const { decide } = useDecision();
  const { busy, run } = useBusy();
  const url = useObjectUrl(file);
  const [failure, setFailure] = useState("");
  const send = async () => {
    const body = new FormData();
    if (seconds !== undefined) body.set("seconds", String(seconds));
    body.set("file", file);
    const saved = await callApi(saveRecording, { params: place, body });
    onDone();
    return saved;
  };
  const save = () => decide(send).catch((error: unknown) => setFailure(explain(error)));
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm">{draft}</Text>
      {/* biome-ignore lint/a11y/useMediaCaption: the sentence is above it. */}
      {url && <audio controls src={url} aria-label={draftName({ text })} className="sentence-draft" />}
      {failure !== "" && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <Group gap="xs">
        <Button loading={busy} aria-label={named({ action: actions.save, text })} onClick={() => void run(save)}>
          {actions.save}
        </Button>
        <Button variant="default" aria-label={named({ action: actions.discard, text })} onClick={onDone}>
          {actions.discard}
        </Button>
      </Group>
    </Stack>
  );
}

/** What is wrong with the file says more than that the form was refused. */
function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.issues.map(({ message }) => message).join(" ") || error.message;
}
