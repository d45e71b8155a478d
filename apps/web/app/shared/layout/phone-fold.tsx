import "./styles/phone-fold.css";
import { type ReactNode, useId, useState } from "react";

interface PhoneFoldProps {
  /** On phones: opens and closes the rest. */
  title: string;
  children: ReactNode;
}

/** What few people need on a phone is one line there, until they tap it. On wide screens it is open. */
export function PhoneFold({ title, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="phone-fold" data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      <div id={id}>{children}</div>
    </div>
  );
}
