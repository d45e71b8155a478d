import { Text } from "@mantine/core";
import { useMemo } from "react";
import attachments from "../../locales/en/attachments.json";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";
import { PictureThumb } from "../../shared/pictures/picture-thumb.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { type StoredFile, toFile, type WaitingCall } from "../../shared/waiting-calls/waiting-call.ts";

/** Pictures that are on this device only, until there is a network. */
export function WaitingFiles({ files }: { files: readonly WaitingCall[] }) {
  const { title } = useMessages(waitingCalls);
  if (files.length === 0) return null;
  return (
    <>
      <ul className="attachment-strip" aria-label={title}>
        {files.map(({ place, file }, index) => (
          <li key={place} data-picture>
            {file && <WaitingPicture stored={file} number={index + 1} />}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
    </>
  );
}

function WaitingPicture({ stored, number }: { stored: StoredFile; number: number }) {
  const { pictureAlt, enlarge } = useMessages(attachments);
  const url = useObjectUrl(useMemo(() => toFile(stored), [stored]));
  const alt = pictureAlt.picture({ number });
  return url ? <PictureThumb url={url} alt={alt} enlargeLabel={enlarge({ picture: alt })} /> : null;
}
