import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Box, Button, Text } from "@mantine/core";
import { useState } from "react";
import jobCash from "../../locales/en/job-cash.json";
import { getJobTitle } from "../../shared/lists/work-title.ts";
import { GotAll } from "../../shared/money/got-all.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Loaded on demand: mostly the handyman reports the cash first. */
const SaidCash = lazyPart(async () => (await import("../../shared/money/said-cash.tsx")).SaidCash);

/** Loaded on demand: most of the jobs in the list are paid. */
const CashDialog = lazyPart(async () => (await import("../../shared/money/cash-dialog.tsx")).CashDialog);

/** Loaded on demand: mostly both sides state the same. */
const CashDiffers = lazyPart(async () => (await import("../../shared/money/cash-differs.tsx")).CashDiffers);

interface JobCashProps {
  job: CompletedJob;
  /** Whether the report is the main button of the screen: after a completed job it is the next thing to do. */
  isMain: boolean;
}

/** The provider's report about the cash of a completed job. They can correct it until it is final. */
export function JobCash({ job, isMain }: JobCashProps) {
  const { cash, cashDeclared, cashSaid } = job;
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  if (cash !== "confirmed")
    return cashDeclared === null ? <NotReported job={job} isMain={isMain} /> : <Reported job={job} />;
  if (cashSaid) return <SaidCash job={job} amount={cashSaid} />;
  const text = cashDeclared === null ? texts.confirmed : texts.confirmedAmount({ amount: pkr(cashDeclared) });
  return <Text c="dimmed">{text}</Text>;
}

const mayDeclare = ({ nextSteps }: CompletedJob): boolean => nextSteps.includes("declareCash");

/**
 * Cash that the handyman has not reported: one tap reports the amount that the button names, and at the thumb also the job. What the customer has
 * stated is the question: no other amount is at the thumb.
 */
function NotReported({ job, isMain }: JobCashProps) {
  const { customerName, earning, cashClaimed } = job;
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  if (!mayDeclare(job)) return null;
  const bar = isMain ? "thumb-bar form-bar" : undefined;
  // A reply that this phone stored earlier may have no `cashClaimed`.
  if (cashClaimed)
    return (
      <>
        <Box w="100%" className={bar}>
          <SaidCash job={job} amount={cashClaimed} isMain={isMain} />
        </Box>
        <ReportButton job={job} text={texts.other} />
      </>
    );
  return (
    <>
      <Box w={isMain ? "100%" : undefined} className={bar}>
        {isMain && (
          <Text size="sm" fw={600} ta="center" mb="xs">
            {joinParts([getJobTitle(job), customerName])}
          </Text>
        )}
        <Spoken as="declare-cash">
          {earning === null ? (
            <ReportButton job={job} text={texts.declare} isMain={isMain} />
          ) : (
            <GotAll
              job={job}
              amount={earning}
              text={texts.declareAmount({ amount: pkr(earning) })}
              isMain={isMain}
              fullWidth={isMain}
            />
          )}
        </Spoken>
      </Box>
      {earning !== null && <ReportButton job={job} text={texts.other} />}
    </>
  );
}

/** Cash that the handyman has reported, with the customer's amount if it is another one. */
function Reported({ job }: Pick<JobCashProps, "job">) {
  const { cashDeclared, cashClaimed } = job;
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  if (cashDeclared === null) return null;
  const differs = cashClaimed && cashClaimed !== cashDeclared ? cashClaimed : undefined;
  return (
    <>
      {differs ? (
        <CashDiffers declared={cashDeclared} claimed={differs} />
      ) : (
        <Text>{texts.declared({ amount: pkr(cashDeclared) })}</Text>
      )}
      {mayDeclare(job) && <ReportButton job={job} text={texts.correct} />}
    </>
  );
}

interface ReportButtonProps extends Pick<JobCashProps, "job"> {
  text: string;
  isMain?: boolean;
}

function ReportButton({ job, text, isMain = false }: ReportButtonProps) {
  const { jobId, jobNumber, cashDeclared, earning } = job;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button fullWidth={isMain} variant={isMain ? "filled" : "default"} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && (
        <CashDialog jobId={jobId} name={jobNumber} suggested={cashDeclared ?? earning} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
