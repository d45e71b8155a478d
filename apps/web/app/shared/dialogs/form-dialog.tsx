import "./form-dialog.css";
import { Text, Title } from "@mantine/core";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface FormDialogProps {
  title: string;
  text?: string;
  /** For pictures beside facts. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for more than yes or no. It stays open until it is done or left. */
export function FormDialog({ title, text, wide = false, onClose, children }: FormDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect: closing while it still stands in the page gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    focusFirstField(shown);
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog form-dialog"
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Title order={2} size="h3" id={titleId}>
        {title}
      </Title>
      {text && <Text mt="xs">{text}</Text>}
      <div className="form-dialog-body">{children}</div>
    </dialog>
  );
}

/** The browser takes what can be focused first, which may be a link or a button above the form. */
function focusFirstField(shown: HTMLElement | null): void {
  if (shown?.querySelector("form")?.contains(document.activeElement)) return;
  shown?.querySelector<HTMLElement>("form :is(input, select, textarea):not([type=hidden], :disabled)")?.focus();
}
