import usualFaults from "../../../../../locales/en/usual-faults.json";
import workFacts from "../../../../../locales/en/work-facts.json";
import { ChoiceChips } from "../../../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../../../shared/texts/messages.ts";
import { getName } from "../../../../../shared/texts/names.ts";
import type { JobDraft } from "../../job-draft.ts";

const electrical = [
  ["noPower", ""],
  ["breaker", "Breaker Replacement"],
  ["switch", "Switchboard Repair"],
  ["fan", "Ceiling Fan Repair"],
  ["light", "Light Fixture Repair"],
  ["voltage", "Voltage Fault Tracing"],
] as const;
const plumbing = [
  ["tap", "Tap and Mixer Repair"],
  ["pipe", "Pipe Leakage Repair"],
  ["drain", "Drain Unblocking"],
  ["flush", "Flush Tank Repair"],
  ["gutter", "Gutter Line Cleaning"],
  ["pressure", "Low Water Pressure Repair"],
] as const;
const cooling = [
  ["warm", ""],
  ["start", ""],
  ["drip", "AC Water Leakage Repair"],
  ["gas", "AC Gas Refilling"],
  ["service", "AC General Service"],
] as const;
type Fault = (typeof electrical | typeof plumbing | typeof cooling)[number];

/** What is usually wrong, in plain words, with the exact work that repairs it. Empty where the handyman must look first. */
const faultsOf: ReadonlyMap<string, readonly Fault[]> = new Map<string, readonly Fault[]>([
  ["Electrical Repair", electrical],
  ["Plumbing Repair", plumbing],
  ["AC Repair and Service", cooling],
]);
const shownMax = 6;

type Described = Pick<JobDraft, "subSkill" | "foundWork" | "otherWorkOf" | "description">;

interface UsualFaultsProps {
  typed: Described & Pick<JobDraft, "category" | "skill">;
  /** The exact works of the skill. */
  names: readonly string[];
  onChoose: (described: Described) => void;
}

/** For those whose search only named a trade: usual faults, or else exact works, each by one tap. The words become the description. */
export function UsualFaults({ typed, names, onChoose }: UsualFaultsProps) {
  const { title } = useMessages(usualFaults);
  const { exactWorks } = useMessages(workFacts);
  const choices = useChoices(typed.skill, names);
  const isOwn = typed.description !== "" && !choices.some(({ label }) => label === typed.description);
  const chosen = choices.find(({ label, subSkill }) =>
    isOwn ? subSkill !== "" && subSkill === typed.subSkill : label === typed.description,
  );
  const choose = (value: string) => {
    const tapped = choices.find((choice) => choice.value === value);
    // A second tap takes it back. Words that people typed themselves stay.
    const next = tapped === chosen || !tapped ? { label: "", subSkill: "" } : tapped;
    const description = isOwn ? typed.description : next.label;
    onChoose({ description, subSkill: next.subSkill, foundWork: "", otherWorkOf: "" });
  };
  return (
    <ChoiceChips
      label={typed.category === "Maintenance and Repairers" ? title : exactWorks.title}
      choices={choices}
      value={chosen?.value ?? ""}
      onChoose={choose}
    />
  );
}

interface FaultChoice {
  value: string;
  label: string;
  subSkill: string;
}

function useChoices(skill: string, names: readonly string[]): readonly FaultChoice[] {
  const { faults } = useMessages(usualFaults);
  const known = faultsOf.get(skill);
  if (!known) return names.slice(0, shownMax).map((name) => ({ value: name, label: getName(name), subSkill: name }));
  // The office may have renamed an exact work.
  return known.map(([value, name]) => ({ value, label: faults[value], subSkill: names.includes(name) ? name : "" }));
}
