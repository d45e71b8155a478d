import priceParts from "../../../locales/en/price-parts.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { listAmountsBetween } from "../../price/amounts-between.ts";

interface BetweenPricesProps {
  /** The handyman's own price, in PKR. */
  own: number;
  /** The customer's, in PKR. */
  offered: number;
  /** As the form has it. */
  value: string;
  onChoose: (amount: string) => void;
}

const smallMost = 5_000;
/** The first step that leaves an amount between both is taken. */
const stepsFor = (pkr: number): readonly number[] => (pkr > smallMost ? [500, 100] : [100]);

/** One or two amounts between the own price and the customer's, lowest first. Empty where they are too near. */
export function listBetween(own: number, offered: number): readonly number[] {
  for (const step of stepsFor(own)) {
    const found = listAmountsBetween(offered, own, step).filter((pkr) => pkr > offered && pkr < own);
    if (found.length > 0) return [...new Set(found)].reverse();
  }
  return [];
}

/** Both prices, and a tap on an amount between them. It fills the field, and the usual button sends it. */
export function BetweenPrices({ own, offered, value, onChoose }: BetweenPricesProps) {
  const { between } = useMessages(priceParts);
  const { pkr } = useFormats();
  const choices = listBetween(own, offered);
  if (choices.length === 0) return null;
  return (
    <ChoiceChips
      label={between({ own: pkr(own), offered: pkr(offered) })}
      choices={choices.map((amount) => ({ value: String(amount), label: pkr(amount) }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
