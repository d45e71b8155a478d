import { Button, FileButton } from "@mantine/core";
import { useRef } from "react";

interface AddPicturesProps {
  label: string;
  disabled?: boolean;
  onPick: (files: readonly File[]) => void;
}

/** Takes or chooses pictures, several at once. */
export function AddPictures({ label, disabled = false, onPick }: AddPicturesProps) {
  const reset = useRef<() => void>(null);
  const pick = (files: readonly File[]) => {
    // Or else the same picture, chosen once more, would be no change.
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
