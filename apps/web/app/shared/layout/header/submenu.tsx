import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";

interface SubmenuProps {
  label: ReactNode;
  /** For a label with a picture and a name. */
  className?: string;
  children: ReactNode;
}

/** A list of links behind a button. A click elsewhere, Escape or a navigation closes it. */
export function Submenu({ label, className = "menu-item", children }: SubmenuProps) {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const closeBeside = (event: MouseEvent | KeyboardEvent) => {
      if (event instanceof KeyboardEvent && event.key !== "Tab") return;
      if (event.target instanceof Node && !item.current?.contains(event.target)) setOpen(false);
    };
    // Not before the click: on a phone the list pushes the content down, and closing would move the clicked button
    // away.
    document.addEventListener("click", closeBeside);
    document.addEventListener("keyup", closeBeside);
    return () => {
      document.removeEventListener("click", closeBeside);
      document.removeEventListener("keyup", closeBeside);
    };
  }, [open]);
  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    // Keeps the surrounding mobile menu open.
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <li ref={item} className="submenu" onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        className={`${className} submenu-toggle`}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <svg viewBox="0 0 12 8" width="12" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      <ul id={listId} className="submenu-list" hidden={!open}>
        {children}
      </ul>
    </li>
  );
}
