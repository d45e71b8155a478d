import { Button } from "@mantine/core";
import { useState } from "react";
import "./picture-thumb.css";
import shared from "../../locales/en/shared.json";
import { FormDialog } from "../dialogs/form-dialog.tsx";
import { useMessages } from "../texts/messages.ts";

interface PictureThumbProps {
  /** The caller creates it, and revokes an object URL. */
  url: string;
  /** Describes the picture for screen readers. It is also the title of the enlarged picture. */
  alt: string;
  enlargeLabel: string;
}

/** A small picture; a click enlarges it. */
export function PictureThumb({ url, alt, enlargeLabel }: PictureThumbProps) {
  const { close } = useMessages(shared);
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button type="button" className="picture-thumb" aria-label={enlargeLabel} onClick={() => setIsLarge(true)}>
        <img src={url} alt={alt} />
      </button>
      {isLarge && (
        <FormDialog wide title={alt} onClose={() => setIsLarge(false)}>
          <img src={url} alt={alt} className="picture-large" />
          <Button fullWidth mt="md" onClick={() => setIsLarge(false)}>
            {close}
          </Button>
        </FormDialog>
      )}
    </>
  );
}
