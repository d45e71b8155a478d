import { Button } from "@mantine/core";
import type { ReactNode } from "react";

interface SubmitButtonProps {
  /** Whether the script handles the form. Before that the browser would submit it with its fields in the address. */
  ready: boolean;
  busy: boolean;
  disabled?: boolean;
  /** For a form in steps: opens the next step instead of submitting. */
  goesOn?: boolean;
  /** For a step that cannot be undone. */
  isFinal?: boolean;
  children: ReactNode;
}

/** Submits a form. Disabled until the page's script has loaded. */
export function SubmitButton({
  ready,
  busy,
  disabled = false,
  goesOn = false,
  isFinal = false,
  children,
}: SubmitButtonProps) {
  return (
    <>
      {/* Enter clicks the first submit button. */}
      {!ready && <button type="submit" disabled hidden />}
      <Button
        type={ready ? "submit" : "button"}
        fullWidth
        {...(isFinal ? { color: "red" } : {})}
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
