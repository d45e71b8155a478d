import priceParts from "../../../locales/en/price-parts.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { readyReasons } from "../../price/ready-reasons.ts";

interface PriceReasonsProps {
  /** The description with which the form begins. */
  usual: string;
  value?: string;
  onChange: (description: string) => void;
}

/** What a price above the usual one is for, by a tap. It fills the description. Words that somebody typed stay before it. */
export function PriceReasons({ usual, value, onChange }: PriceReasonsProps) {
  const { title, ...reasons } = useMessages(priceParts).reasons;
  const usualReasons = readyReasons.map((name) => reasons[name]);
  const lines = String(value).split("\n");
  const choose = (reason: string) => {
    const typed = lines.filter((line) => line !== usual && line.trim() !== "" && !usualReasons.includes(line));
    const chosen = lines.includes(reason) ? typed : [...typed, reason];
    onChange(chosen.join("\n") || usual);
  };
  return (
    <ChoiceChips
      label={title}
      choices={usualReasons.map((text) => ({ value: text, label: text }))}
      value={lines.find((line) => usualReasons.includes(line)) ?? ""}
      onChoose={choose}
    />
  );
}
