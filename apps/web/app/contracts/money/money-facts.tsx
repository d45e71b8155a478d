import type { ContractSums } from "@hunarmand/api/contracts/contract-money";
import contractMoney from "../../locales/en/contract-money.json";
import { Facts } from "../../shared/lists/facts.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useAbsence } from "./use-absence.ts";

interface MoneyFactsProps {
  money: ContractSums;
  withPrice?: boolean;
  /** Whether the next part is shown above, as what leads. */
  isNextAbove?: boolean;
}

/** What is paid of a contract, what is taken off for absent days, and what is left. It begins with the next part. */
export function MoneyFacts({ money, withPrice = false, isNextAbove = false }: MoneyFactsProps) {
  const texts = useMessages(contractMoney);
  const { pkr } = useFormats();
  const amount = (value: number) => <span className="ltr">{pkr(value)}</span>;
  const sayAbsence = useAbsence();
  const { price, absent, paid, left, owed, next } = money;
  return (
    <Facts
      facts={[
        { label: texts.next, value: !isNextAbove && next && <NextPart next={next} /> },
        { label: texts.price, value: withPrice && amount(price) },
        { label: texts.absent, value: absent.halfDays > 0 && <WholeNames>{sayAbsence(absent)}</WholeNames> },
        { label: texts.paid, value: amount(paid) },
        { label: texts.left, value: left > 0 ? amount(left) : texts.allPaid },
        { label: texts.owed, value: owed > 0 && amount(owed) },
      ]}
    />
  );
}

/** The part that is due next. One that is late is said to be late. */
export function NextPart({ next }: { next: NonNullable<ContractSums["next"]> }) {
  const texts = useMessages(contractMoney);
  const { calendarDay, pkr } = useFormats();
  const values = { amount: pkr(next.amount), day: calendarDay(next.day) };
  return next.isOverdue ? (
    <strong>
      <WholeNames>{texts.overdue(values)}</WholeNames>
    </strong>
  ) : (
    <WholeNames>{texts.due(values)}</WholeNames>
  );
}
