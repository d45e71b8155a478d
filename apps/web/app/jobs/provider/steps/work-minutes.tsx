import jobs from "../../../locales/en/jobs.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

const usualMinutes = [30, 60, 120, 180, 240, 480];

interface WorkMinutesProps {
  /** As the form stores it; empty for none. */
  value: string;
  onChoose: (minutes: string) => void;
}

/** How long the work takes within a day, by one tap. A second tap takes the choice back. */
export function WorkMinutes({ value, onChoose }: WorkMinutesProps) {
  const { details } = useMessages(jobs);
  const { minutes } = useFormats();
  return (
    <ChoiceChips
      label={details.workMinutes}
      choices={usualMinutes.map((count) => ({ value: String(count), label: minutes(count) }))}
      value={value}
      onChoose={(chosen) => onChoose(chosen === value ? "" : chosen)}
    />
  );
}
