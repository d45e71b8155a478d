import { Button } from "@mantine/core";
import type { ReactNode } from "react";

interface SubmitButtonProps {
  /** The script has taken the form over; before that the browser itself would send it, fields in the address. */
  ready: boolean;
  busy: boolean;
  disabled?: boolean;
  /** Of a form in steps: on to the next one, not yet away. */
  goesOn?: boolean;
  children: ReactNode;
}

/** The button that sends a form, and waits for the page's script to do so. */
export function SubmitButton({ ready, busy, disabled = false, goesOn = false, children }: SubmitButtonProps) {
  return (
    <>
      {/* The first button of its kind is what Enter presses. */}
      {!ready && <button type="submit" disabled hidden />}
      <Button
        type={ready ? "submit" : "button"}
        fullWidth
        loading={busy}
        disabled={disabled}
        aria-disabled={!ready || undefined}
        data-goes-on={goesOn || undefined}
      >
        {children}
      </Button>
    </>
  );
}
