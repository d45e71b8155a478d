import "./folded-tools.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

interface FoldedToolsProps {
  label: ReactNode;
  /** Says what it is where the label is a sign. */
  name?: string;
  children: ReactNode;
}

/** What is not needed all the time, behind a button. A click elsewhere folds it again, and Escape. */
export function FoldedTools({ label, name, children }: FoldedToolsProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
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
      onKeyDown={leave}
      onToggle={() => setOpen(element.current?.open ?? false)}
    >
      <summary aria-label={name}>{label}</summary>
      {isOpen && <div className="folded-tools-panel surface">{children}</div>}
    </details>
  );
}
