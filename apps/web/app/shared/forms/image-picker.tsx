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
   * Called with the picture as soon as it is chosen (`shrinkImage` makes it small), and with null when it turns out to be none:
   * an earlier one must not be sent in the place of what was refused.
   */
  onPick: (picture: File | null) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A field for one picture: taken by the camera, chosen from the phone, or dropped on it. */
export function ImagePicker({ name, label, value, onPick, error, required, disabled }: ImagePickerProps) {
  const { upload } = useMessages(shared);
  const id = useId();
  const { pick, busy, refused } = usePick(onPick);
  const preview = useObjectUrl(value);
  const shownError = refused ? upload.imagesOnly : error;
  return (
    <Input.Wrapper id={id} label={label} required={required ?? false} error={shownError} size="md">
      <div className="image-picker" data-invalid={Boolean(shownError) || undefined}>
        {preview ? <img src={preview} alt="" className="image-picker-preview" /> : <LineIcon name="camera" />}
        <span className="image-picker-text" aria-hidden="true">
          {value?.name ?? upload.choose}
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
          aria-describedby={shownError ? `${id}-error` : undefined}
          onChange={pick}
        />
      </div>
    </Input.Wrapper>
  );
}

function usePick(onPick: (picture: File | null) => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const latest = useRef<File>(undefined);
  const pick = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    // Or else the same file, chosen once more after a mistake, would be no change.
    input.value = "";
    latest.current = file;
    const isPicture = file.type.startsWith("image/");
    setRefused(!isPicture);
    if (!isPicture) return onPick(null);
    setBusy(true);
    onPick(file);
    await shrinkImage(file).catch(() => {
      // Judged late: meanwhile another may have been chosen.
      if (latest.current !== file) return;
      setRefused(true);
      onPick(null);
    });
    setBusy(false);
  };
  return { pick: (event: ChangeEvent<HTMLInputElement>) => void pick(event), busy, refused };
}
