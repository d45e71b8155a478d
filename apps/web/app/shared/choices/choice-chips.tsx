import "./choice-chips.css";
import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface ChoiceChipsProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  /** No chip is pressed when it is none of the choices. */
  value: string;
  /** The form's field, which has the focus if its choice is refused. */
  name?: string;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** For choices that few people want: a label in small letters. */
  isQuiet?: boolean;
  onChoose: (value: V) => void;
}

/** A choice of a few by one tap. The form has the values itself: the chips are not a field of it. */
export function ChoiceChips<V extends string>({
  label,
  choices,
  value,
  name,
  error,
  isQuiet = false,
  onChoose,
}: ChoiceChipsProps<V>) {
  const labelId = useId();
  return (
    <div>
      <Input.Label id={labelId} labelElement="div" size={isQuiet ? "sm" : "md"} fw={isQuiet ? 400 : undefined}>
        {label}
      </Input.Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the other labels. */}
      <div role="group" aria-labelledby={labelId} className="choice-chips">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            name={name}
            className="choice-chip"
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      {error && <Input.Error mt={4}>{error}</Input.Error>}
    </div>
  );
}
