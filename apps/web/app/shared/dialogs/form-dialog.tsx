import "./form-dialog.css";
import { Button, Text, Title } from "@mantine/core";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface FormDialogProps {
  title: string;
  text?: string;
  /** For a picture beside text. */
  wide?: boolean;
  /** For a form that is longer than a phone: its submit button stays in sight. */
  isLong?: boolean;
  /** The text of a button below the form that closes the dialog. */
  close?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form. It stays open until the form is sent or the person closes it. */
export function FormDialog({ title, text, wide = false, isLong = false, close, onClose, children }: FormDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect: closing a dialog that is still in the page returns the focus.
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
      data-long={isLong || undefined}
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
      <div className="form-dialog-body">
        {children}
        {close && (
          <Button variant="default" fullWidth mt="sm" onClick={onClose}>
            {close}
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** The browser focuses the first focusable element, which may be a link or a button above the form. A dialog may mark another one. */
function focusFirstField(shown: HTMLElement | null): void {
  const marked = shown?.querySelector<HTMLElement>("[data-first-focus]");
  if (marked) {
    marked.focus();
    return;
  }
  if (shown?.querySelector("form")?.contains(document.activeElement)) return;
  shown?.querySelector<HTMLElement>("form :is(input, select, textarea):not([type=hidden], :disabled)")?.focus();
}
