import type { PaymentSummary } from "@hunarmand/api/payments/provider";
import { Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import payments from "../locales/en/payments.json";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { useLanguage, useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { formatAmount } from "./format-amount.ts";

/** Loaded on demand: when the sum of what is owed is opened. */
const DuesLines = lazyPart(async () => (await import("./provider/dues-lines.tsx")).DuesLines);

interface HowItSumsProps {
  money: PaymentSummary;
  isProvider: boolean;
  /** The words of the number that leads. */
  lead: string;
  /** Said of what is owed. */
  children: ReactNode;
}

/** What the person owes and has paid themselves. All that explains the number that leads is one fold below it. */
export function HowItSums({ money, isProvider, lead, children }: HowItSumsProps) {
  const { overview } = useMessages(payments);
  const { duePayments, totalSpent, earned, cashTaken, cashWaiting } = money;
  const hasDues = isProvider && duePayments > 0;
  return (
    <div>
      <dl className="amounts">
        <Amount
          label={overview.due}
          pkr={duePayments}
          note={<DuesNote money={money} isProvider={isProvider} />}
          isSpecs
        />
        <Amount
          label={overview.spent}
          pkr={totalSpent}
          note={<Note>{isProvider ? overview.spentMeans : overview.spentByCustomer}</Note>}
          isSpecs
        />
      </dl>
      {children}
      {(earned > 0 || hasDues || cashTaken > 0 || cashWaiting > 0) && (
        <details className="statement-days">
          <summary>{overview.how}</summary>
          {/* With one line there is nothing to add. */}
          {earned > 0 && <Sum money={money} isOwing={money.toPay > 0 || !isProvider} lead={lead} />}
          {hasDues && <Dues due={duePayments} />}
          <CashLines money={money} />
        </details>
      )}
    </div>
  );
}

/** Cash that is in none of the amounts. */
function CashLines({ money: { cashTaken, cashWaiting } }: Pick<HowItSumsProps, "money">) {
  const { overview } = useMessages(payments);
  const { pkr } = useFormats();
  return (
    <>
      {cashTaken > 0 && <Text mt="xs">{overview.cashTaken({ amount: pkr(cashTaken) })}</Text>}
      {cashWaiting > 0 && <Text mt="xs">{overview.cashWaiting({ amount: pkr(cashWaiting) })}</Text>}
    </>
  );
}

/** Two lines that add up to the number that leads. */
function Sum({ money, isOwing, lead }: Pick<HowItSumsProps, "money" | "lead"> & { isOwing: boolean }) {
  const { overview } = useMessages(payments);
  const { duePayments, earned, owed, toPay } = money;
  const due = <Amount key="due" label={overview.due} pkr={duePayments} isOff={!isOwing && duePayments > 0} />;
  const paid = (
    <Amount
      key="earned"
      label={overview.sums.earned}
      pkr={earned}
      isOff={isOwing}
      note={<Note>{overview.sums.earnedMeans}</Note>}
    />
  );
  return (
    <dl className="amounts money-sums">
      {isOwing ? [due, paid] : [paid, due]}
      <Amount label={<strong>{lead}</strong>} pkr={isOwing ? toPay : owed} />
    </dl>
  );
}

interface AmountProps {
  label: ReactNode;
  pkr: number;
  /** Whether it is taken off the line before. */
  isOff?: boolean;
  note?: ReactNode;
  /** Whether English writes it as the spec does, with two decimals. */
  isSpecs?: boolean;
}

function Amount({ label, pkr, isOff = false, note, isSpecs = false }: AmountProps) {
  const { overview } = useMessages(payments);
  const { pkr: say } = useFormats();
  const isEnglish = useLanguage() === "en";
  return (
    <div className="amount">
      <dt>
        {label}
        {note}
      </dt>
      <dd className="ltr">
        {isOff && <span>− </span>}
        <span>{isSpecs && isEnglish ? overview.amount({ pkr: formatAmount(pkr) }) : say(pkr)}</span>
      </dd>
    </div>
  );
}

/** The lines of what is owed. A tap opens them. */
function Dues({ due }: { due: number }) {
  const { dues } = useMessages(payments).overview;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="statement-days" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{dues.open}</summary>
      {isOpen && <DuesLines due={due} />}
    </details>
  );
}

function DuesNote({ money: { duePayments, toPay }, isProvider }: Pick<HowItSumsProps, "money" | "isProvider">) {
  const { dueMeans, dueFees, dueNothing, duesOff } = useMessages(payments).overview;
  if (duePayments === 0) return <Note>{dueNothing}</Note>;
  if (!isProvider) return <Note>{dueMeans}</Note>;
  // One amount has one word: what is taken off is no longer owed.
  return <Note>{toPay === 0 ? duesOff : dueFees}</Note>;
}

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
