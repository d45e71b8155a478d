import "./form-dialog.css";
import { Text, Title } from "@mantine/core";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface FormDialogProps {
  title: string;
  text?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for more than yes or no. It stays open until it is done or left. */
export function FormDialog({ title, text, onClose, children }: FormDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect: closing while it still stands in the page gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog form-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Title order={2} size="h3" id={titleId}>
        {title}
      </Title>
      {text && (
        <Text mt="xs" mb="md">
          {text}
        </Text>
      )}
      {children}
    </dialog>
  );
}
