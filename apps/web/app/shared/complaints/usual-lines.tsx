import { ChoiceChips } from "../choices/choice-chips.tsx";

interface UsualLinesProps {
  label: string;
  lines: readonly string[];
  /** The words of the message. */
  words: string;
  choose: (line: string) => void;
}

/** Usual sentences by one tap. The one that the words begin with is marked, also once more was written behind it. */
export function UsualLines({ label, lines, words, choose }: UsualLinesProps) {
  return (
    <ChoiceChips
      label={label}
      choices={lines.map((line) => ({ value: line, label: line }))}
      value={lines.find((line) => words.startsWith(line)) ?? ""}
      onChoose={choose}
    />
  );
}
