import "./phone-fold.css";
import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";

interface PhoneFoldProps {
  /** On phones: opens and closes the rest. */
  title: string;
  /** Whether the rest is open at first. */
  isOpened?: boolean;
  children: ReactNode;
}

/** What few people need on a phone is one line there, until they tap it. On wide screens it is open. */
export function PhoneFold({ title, isOpened = false, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(isOpened);
  const id = useId();
  return (
    <div className="phone-fold">
      <Button
        variant="default"
        fullWidth
        className="phone-only"
        rightSection={isOpen ? "−" : "+"}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </Button>
      <div id={id} data-folded={!isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
