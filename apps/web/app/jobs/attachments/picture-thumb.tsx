import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import attachments from "../../locales/en/attachments.json";
import shared from "../../locales/en/shared.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface PictureThumbProps {
  url: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** A way to take it away. */
  children?: ReactNode;
}

/** A small picture; a press enlarges it. */
export function PictureThumb({ url, alt, children }: PictureThumbProps) {
  const { enlarge } = useMessages(attachments);
  const { close } = useMessages(shared);
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className="attachment-thumb"
        aria-label={enlarge({ picture: alt })}
        onClick={() => setLarge(true)}
      >
        <img src={url} alt={alt} />
      </button>
      {children}
      {isLarge && (
        <FormDialog wide title={alt} onClose={() => setLarge(false)}>
          <img src={url} alt={alt} className="attachment-large" />
          <Button fullWidth mt="md" onClick={() => setLarge(false)}>
            {close}
          </Button>
        </FormDialog>
      )}
    </>
  );
}
