import type { CashToReport } from "@hunarmand/api/payments/provider";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import jobCash from "../../../locales/en/job-cash.json";
import { CashDialog } from "../../../shared/money/cash-dialog.tsx";
import { CashDiffers } from "../../../shared/money/cash-differs.tsx";
import { SaidCashCard } from "../../../shared/money/said-cash-card.tsx";
import type { Money } from "../../../shared/money/use-money-today.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { OwnCard } from "./own-card.tsx";

interface CashQuestionProps {
  job: CashToReport;
  /** Whether its button leads the page. */
  isNext: boolean;
  /** Called once the cash is reported. */
  onSent: () => void;
}

interface CashQuestionsProps {
  money: Money;
  /** Whether the first one leads the page. */
  isNext: boolean;
  onSent: () => void;
}

/**
 * Asks about cash that the customer says they paid, and about cash of which nobody has said anything yet: one wording, the newest job first.
 * Names amounts that differ.
 */
export function CashQuestions({
  money: { cashSaid, cashToReport, cashDiffering },
  isNext,
  onSent,
}: CashQuestionsProps) {
  const { correct } = useMessages(jobCash);
  const isSaidFirst = cashSaid !== null && (!cashToReport || isNewer(cashSaid, cashToReport));
  const said = cashSaid && <SaidCashCard said={cashSaid} isMain={isNext && isSaidFirst} onSent={onSent} />;
  return (
    <>
      {isSaidFirst && said}
      {cashToReport && <CashQuestion isNext={isNext && !isSaidFirst} job={cashToReport} onSent={onSent} />}
      {!isSaidFirst && said}
      {cashDiffering && (
        <OwnCard title={cashDiffering.jobNumber} text={<CashDiffers {...cashDiffering} />}>
          <Button component={Link} to="/completedjobs" variant="default">
            {correct}
          </Button>
        </OwnCard>
      )}
    </>
  );
}

interface Done {
  completedDate?: string | null | undefined;
}

/** What the customer has said comes first if a day is not known. */
const isNewer = ({ completedDate: one }: Done, { completedDate: other }: Done): boolean =>
  !one || !other || one >= other;

/** Asks whether the customer of a completed job has paid in cash, with the ways to say another amount, and that they have not. */
function CashQuestion({ job, isNext, onSent }: CashQuestionProps) {
  const { jobId, jobNumber, price, claimed } = job;
  const texts = useMessages(jobCash);
  const [isOpen, setOpen] = useState(false);
  const amount = claimed ?? price;
  return (
    <>
      <SaidCashCard said={{ ...job, amount }} isSaid={Boolean(claimed)} isMain={isNext} onSent={onSent}>
        <Button component={Link} to="/completedjobs" variant="default">
          {texts.notYet}
        </Button>
        <Button variant="default" onClick={() => setOpen(true)}>
          {texts.other}
        </Button>
      </SaidCashCard>
      {isOpen && (
        <CashDialog jobId={jobId} name={jobNumber} suggested={amount} onClose={() => setOpen(false)} onSent={onSent} />
      )}
    </>
  );
}
