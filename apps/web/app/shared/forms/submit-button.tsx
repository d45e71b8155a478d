import { Button } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

/**
 * Props of a form's main button. Without them the first half of a tap takes the focus from a field: its error shows,
 * the button moves down, and the second half of the tap misses it. The field keeps the focus until the click.
 */
export const steadyTap = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>) => {
    // Enter in a field clicks the button too, with detail 0. The focus then stays in the field.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
  },
};

interface SubmitButtonProps {
  /** Whether the script handles the form. Before that the browser would submit it with its fields in the address. */
  ready: boolean;
  busy: boolean;
  disabled?: boolean;
  /** For a form in steps: opens the next step instead of submitting. */
  goesOn?: boolean;
  /** For a step that cannot be undone. */
  isFinal?: boolean;
  /** Something above it comes first. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Submits a form. Until the page's script has loaded it keeps the tap, and then says what comes of it (early/early-taps.ts). */
export function SubmitButton({
  ready,
  busy,
  disabled = false,
  goesOn = false,
  isFinal = false,
  isQuiet = false,
  children,
}: SubmitButtonProps) {
  const { sendsSoon, goesOnSoon } = useMessages(shared).form;
  return (
    <>
      {/* Enter clicks the first submit button. */}
      {!ready && <button type="submit" disabled hidden />}
      <Button
        type={ready ? "submit" : "button"}
        fullWidth
        {...(isFinal ? { color: "red" } : {})}
        variant={isQuiet ? "default" : "filled"}
        loading={busy}
        disabled={disabled}
        aria-disabled={!ready || undefined}
        data-waits={ready ? undefined : goesOn ? goesOnSoon : sendsSoon}
        data-goes-on={goesOn || undefined}
        {...steadyTap}
      >
        {children}
      </Button>
    </>
  );
}
