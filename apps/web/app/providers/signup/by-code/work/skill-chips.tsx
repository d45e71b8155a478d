import { Input } from "@mantine/core";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import texts from "../../../../locales/en/code-signup.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";

interface SkillChipsProps {
  place: RefObject<HTMLDivElement | null>;
  offered: readonly string[];
  chosen: readonly string[];
  isMissing: boolean;
  /** Above the choices: they scroll in sight together. */
  note: ReactNode;
  onToggle: (skill: string) => void;
}

/** The kinds of work of the chosen category. */
export function SkillChips({ place, offered, chosen, isMissing, note, onToggle }: SkillChipsProps) {
  const { skills } = useMessages(texts);
  const labelId = useId();
  const errorId = useId();
  return (
    <div ref={place}>
      {note}
      <Input.Label id={labelId} labelElement="div" size="md">
        {skills}
      </Input.Label>
      {isMissing && <MissingWork id={errorId} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the other labels. */}
      <div role="group" aria-labelledby={labelId} aria-describedby={errorId} className="choice-chips">
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className="choice-chip"
            name="skills"
            aria-pressed={chosen.includes(name)}
            onClick={() => onToggle(name)}
          >
            {getName(name)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Scrolls in sight with its choices, because the button that shows it is below them. */
export function MissingWork({ id }: { id: string }) {
  const { workMissing } = useMessages(texts);
  const error = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    error.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <Input.Error ref={error} id={id} role="alert">
      {workMissing}
    </Input.Error>
  );
}
