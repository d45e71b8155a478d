import type { CashToReport } from "@hunarmand/api/payments/provider";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import jobCash from "../../../locales/en/job-cash.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { getJobTitle } from "../../../shared/lists/work-title.ts";
import { CashDialog } from "../../../shared/money/cash-dialog.tsx";
import { CashDiffers } from "../../../shared/money/cash-differs.tsx";
import { SaidCashCard } from "../../../shared/money/said-cash-card.tsx";
import type { Money } from "../../../shared/money/use-money-today.ts";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useWaitingCalls } from "../../../shared/waiting-calls/screens/use-waiting-calls.ts";
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

/** Asks about cash that the customer says they paid, and about cash of which nobody has said anything yet. Names amounts that differ. */
export function CashQuestions({
  money: { cashSaid, cashToReport, cashDiffering },
  isNext,
  onSent,
}: CashQuestionsProps) {
  const { correct } = useMessages(jobCash);
  return (
    <>
      {cashSaid && <SaidCashCard said={cashSaid} isMain={isNext} onSent={onSent} />}
      {cashToReport && <CashQuestion isNext={isNext && !cashSaid} job={cashToReport} onSent={onSent} />}
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

/** Asks whether the customer of a completed job has paid in cash. One tap opens the report. */
function CashQuestion({ job, isNext, onSent }: CashQuestionProps) {
  const { jobId, jobNumber, customerName, completedDate, work, price, claimed } = job;
  const texts = useMessages(jobCash);
  const { pkr, dayName } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isWaiting = useWaitingCalls().some(
    ({ kind, subject, refusal }) => kind === "cash" && subject === jobId && !refusal,
  );
  // A reply that this phone stored earlier may have no day: the question comes with the next one.
  if (isWaiting || !completedDate) return null;
  const { firstName: customer = customerName } = splitName(customerName);
  const question = claimed
    ? texts.said({ customer, amount: pkr(claimed) })
    : texts.question({ customer, amount: pkr(price), day: dayName(completedDate) });
  return (
    <>
      <OwnCard title={<WholeNames>{question}</WholeNames>} text={joinParts([work && getJobTitle(work), jobNumber])}>
        <Spoken as="declare-cash">
          <Button fullWidth variant={isNext ? "filled" : "default"} onClick={() => setOpen(true)}>
            {texts.declare}
          </Button>
        </Spoken>
        <Button component={Link} to="/completedjobs" variant="default">
          {texts.notYet}
        </Button>
      </OwnCard>
      {isOpen && (
        <CashDialog
          jobId={jobId}
          name={jobNumber}
          suggested={claimed ?? price}
          onClose={() => setOpen(false)}
          onSent={onSent}
        />
      )}
    </>
  );
}
