import { Button, FileButton } from "@mantine/core";
import { useRef } from "react";

interface AddPicturesProps {
  label: string;
  disabled?: boolean;
  onPick: (files: readonly File[]) => void;
}

/** A button to take or choose pictures, several at once. */
export function AddPictures({ label, disabled = false, onPick }: AddPicturesProps) {
  const reset = useRef<() => void>(null);
  const pick = (files: readonly File[]) => {
    // Without this, choosing the same picture again would fire no change event.
    reset.current?.();
    if (files.length > 0) onPick(files);
  };
  return (
    <FileButton multiple accept="image/*" resetRef={reset} onChange={pick}>
      {(props) => (
        <Button variant="default" disabled={disabled} {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
