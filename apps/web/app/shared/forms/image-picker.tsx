import "./form-styles.ts";
import "./image-picker.css";
import { Input, Loader } from "@mantine/core";
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from "react";
import shared from "../../locales/en/shared.json";
import { LineIcon } from "../layout/drawings/line-icon.tsx";
import { useMessages } from "../texts/messages.ts";
import { shrinkImage } from "./shrink-image.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface ImagePickerProps {
  name: string;
  label: string;
  value: File | null;
  /**
   * Called with the file when it is chosen, and with null when it turns out not to be a picture, so that the previous
   * one is not sent.
   */
  onPick: (picture: File | null) => void;
  error?: ReactNode;
  /** An earlier picture was received: the field is done, and can take a better one. */
  isReceived?: boolean;
  required?: boolean;
  disabled?: boolean;
}

/**
 * A field for one picture: taken by the camera, chosen, or dropped on it, because the input covers it. The input is
 * emptied after each choice and so does not name the file; the label reads out its name.
 */
export function ImagePicker(props: ImagePickerProps) {
  const { name, label, value, onPick, error, isReceived = false, required, disabled } = props;
  const { upload } = useMessages(shared);
  const id = useId();
  const { choose, busy, refused } = useImageChoice(onPick);
  const preview = useObjectUrl(value);
  const shownError = refused ? upload.imagesOnly : error;
  return (
    <Input.Wrapper id={id} label={label} required={required ?? false} error={shownError} size="md">
      <div className="image-picker" data-invalid={Boolean(shownError) || undefined}>
        {preview ? (
          <img src={preview} alt="" className="image-picker-preview" />
        ) : (
          <LineIcon name={isReceived ? "shield" : "camera"} />
        )}
        <span id={`${id}-file`} className="image-picker-text" role="status">
          {value?.name ?? (isReceived ? upload.replace : upload.choose)}
        </span>
        {busy && <Loader size="sm" />}
        <input
          id={id}
          name={name}
          type="file"
          accept="image/*"
          required={required}
          disabled={disabled}
          aria-invalid={Boolean(shownError)}
          aria-describedby={shownError ? `${id}-error ${id}-file` : `${id}-file`}
          onChange={choose}
        />
      </div>
    </Input.Wrapper>
  );
}

function useImageChoice(onPick: (picture: File | null) => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const latest = useRef<File>(undefined);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    // Otherwise choosing the same file again would fire no change event.
    input.value = "";
    latest.current = file;
    const isPicture = file.type.startsWith("image/");
    setRefused(!isPicture);
    setBusy(isPicture);
    if (!isPicture) return onPick(null);
    onPick(file);
    // Starts early and checks that the file is a picture. The upload awaits the same cached result.
    await shrinkImage(file).catch(() => {
      // Another file may have been chosen meanwhile.
      if (latest.current !== file) return;
      setRefused(true);
      onPick(null);
    });
    if (latest.current === file) setBusy(false);
  };
  return { choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event), busy, refused };
}
