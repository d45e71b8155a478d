import { CloseButton } from "@mantine/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import office from "../../locales/en/office.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** The menu on narrow screens. The browser's dialog traps the focus and closes on Escape. */
export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { frame } = useMessages(office);
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes the drawer; on the keyboard Escape does
    <dialog
      ref={element}
      className="office-drawer"
      aria-label={frame.menu}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className="office-side">
        <CloseButton size={44} ms="auto" aria-label={frame.closeMenu} onClick={onClose} />
        {children}
      </div>
    </dialog>
  );
}
