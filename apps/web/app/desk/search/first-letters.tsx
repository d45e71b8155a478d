import { limits } from "@hunarmand/api/limits";
import { useLayoutEffect, useRef } from "react";

interface FirstLettersProps {
  label: string;
  typed: string;
  onType(typed: string): void;
  onLeave(): void;
}

/** The field that takes the letters while the search is loading, so that none is lost. It needs no script of its own. */
export function FirstLetters({ label, typed, onType, onLeave }: FirstLettersProps) {
  const field = useRef<HTMLInputElement>(null);
  // At once: the next key belongs to the search.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      className="first-letters"
      aria-label={label}
      value={typed}
      maxLength={limits.nameCharacters}
      data-office-search
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={({ key }) => key === "Escape" && onLeave()}
    />
  );
}
