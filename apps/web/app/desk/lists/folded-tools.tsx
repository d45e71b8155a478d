import "./folded-tools.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

interface FoldedToolsProps {
  label: ReactNode;
  /** The accessible name when the label is a symbol. */
  name?: string;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Folds rarely used parts behind a button. A click elsewhere or Escape closes it. */
export function FoldedTools({ label, name, startsOpen = false, children }: FoldedToolsProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => {
    const fold = ({ target }: Event) => {
      if (element.current && target instanceof Node && !element.current.contains(target)) element.current.open = false;
    };
    document.addEventListener("pointerdown", fold);
    return () => document.removeEventListener("pointerdown", fold);
  }, []);
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !element.current?.open) return;
    element.current.open = false;
    element.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={element}
      className="folded-tools"
      open={startsOpen}
      onKeyDown={leave}
      onToggle={() => setOpen(element.current?.open ?? false)}
    >
      <summary aria-label={name}>{label}</summary>
      {isOpen && <div className="folded-tools-panel surface">{children}</div>}
    </details>
  );
}
