import { Button } from "@mantine/core";
import { useState } from "react";
import "./attachments.css";
import attachments from "../../locales/en/attachments.json";
import shared from "../../locales/en/shared.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface PictureThumbProps {
  /** The caller creates it, and revokes an object URL. */
  url: string;
  /** Describes the picture for screen readers. It is also the title of the enlarged picture. */
  alt: string;
}

/** A small picture; a click enlarges it. */
export function PictureThumb({ url, alt }: PictureThumbProps) {
  const { enlarge } = useMessages(attachments);
  const { close } = useMessages(shared);
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className="attachment-thumb"
        aria-label={enlarge({ picture: alt })}
        onClick={() => setIsLarge(true)}
      >
        <img src={url} alt={alt} />
      </button>
      {isLarge && (
        <FormDialog wide title={alt} onClose={() => setIsLarge(false)}>
          <img src={url} alt={alt} className="attachment-large" />
          <Button fullWidth mt="md" onClick={() => setIsLarge(false)}>
            {close}
          </Button>
        </FormDialog>
      )}
    </>
  );
}
