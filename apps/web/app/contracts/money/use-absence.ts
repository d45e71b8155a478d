import type { ContractSums } from "@hunarmand/api/contracts/contract-money";
import contractMoney from "../../locales/en/contract-money.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns a function that says how many days are not paid, and what they are: "PKR 13,043 for 5 days". */
export function useAbsence() {
  const { absentDays, absentHalf } = useMessages(contractMoney);
  const { pkr } = useFormats();
  return ({ halfDays, amount }: ContractSums["absent"]): string =>
    halfDays === 1 ? absentHalf({ amount: pkr(amount) }) : absentDays({ count: halfDays / 2, amount: pkr(amount) });
}
