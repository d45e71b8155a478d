import "../../../attachments/attachments.css";
import { attachmentRules } from "@hunarmand/api/jobs/attachments";
import { limits } from "@hunarmand/api/limits";
import { Input, Skeleton, Stack, Text } from "@mantine/core";
import texts from "../../../../locales/en/attachments.json";
import { useObjectUrl } from "../../../../shared/forms/use-object-url.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { PictureThumb } from "../../../../shared/pictures/picture-thumb.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { AddPictures } from "../../../attachments/add-pictures.tsx";
import { RemoveButton } from "../../../attachments/remove-button.tsx";
import type { NewAttachment } from "../../../attachments/send-attachment.ts";
import type { DraftFiles } from "./use-draft-files.ts";

const VoiceRecorder = lazyPart(async () => (await import("../../../attachments/voice-recorder.tsx")).VoiceRecorder, {
  fallback: <Skeleton width={180} height={44} />,
});

/** The pictures and the voice note of the draft. They are uploaded once the job is posted. */
export function DraftAttachments({ files: { files, leftOut, add, remove } }: { files: DraftFiles }) {
  const { picture, voice, hints, add: ways, tooMany } = useMessages(texts);
  const [pictures, voices] = [
    files.filter(({ kind }) => kind === "picture"),
    files.filter(({ kind }) => kind === "voice"),
  ];
  const { max } = attachmentRules.picture;
  return (
    <Stack gap="md">
      <Input.Wrapper
        component="section"
        aria-label={picture}
        label={picture}
        description={hints.picture({ max })}
        size="md"
      >
        <DraftStrip files={pictures} remove={remove} />
        {leftOut && (
          <Text size="sm" role="status">
            {tooMany({ max: attachmentRules[leftOut].max })}
          </Text>
        )}
        {pictures.length < max && (
          <div className="attachment-ways">
            <AddPictures label={ways.picture} onPick={(picked) => add("picture", picked)} />
          </div>
        )}
      </Input.Wrapper>
      <Input.Wrapper
        component="section"
        aria-label={voice}
        label={voice}
        description={hints.voice({ seconds: limits.voiceSecondsMax })}
        size="md"
      >
        <DraftStrip files={voices} remove={remove} />
        {voices.length < attachmentRules.voice.max && (
          <div className="attachment-ways">
            <VoiceRecorder onVoice={({ file, seconds }) => add("voice", [file], seconds)} />
          </div>
        )}
      </Input.Wrapper>
    </Stack>
  );
}

function DraftStrip({ files, remove }: { files: readonly NewAttachment[]; remove: (id: string) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className="attachment-strip">
      {files.map((file, index) => (
        <DraftFile key={file.id} file={file} number={index + 1} onRemove={() => remove(file.id)} />
      ))}
    </ul>
  );
}

function DraftFile({ file, number, onRemove }: { file: NewAttachment; number: number; onRemove: () => void }) {
  const { enlarge, pictureAlt, voice } = useMessages(texts);
  const url = useObjectUrl(file.file);
  const what = file.kind === "voice" ? voice : pictureAlt.picture({ number });
  return (
    <li data-picture={file.kind === "picture" || undefined}>
      {url && file.kind === "picture" && (
        <PictureThumb url={url} alt={what} enlargeLabel={enlarge({ picture: what })} />
      )}
      {url && file.kind === "voice" && (
        // biome-ignore lint/a11y/useMediaCaption: it is the speaker's own voice.
        <audio controls src={url} aria-label={what} className="voice-note" />
      )}
      <RemoveButton what={what} onClick={onRemove} />
    </li>
  );
}
