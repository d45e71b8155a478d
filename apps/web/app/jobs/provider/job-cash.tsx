import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Box, Button, Text } from "@mantine/core";
import { useState } from "react";
import jobCash from "../../locales/en/job-cash.json";
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
  const { jobId, jobNumber, customerName, earning, cash, cashDeclared, cashClaimed, cashSaid, nextSteps } = job;
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (cash === "confirmed" && cashSaid) return <SaidCash job={job} amount={cashSaid} />;
  if (cash === "confirmed") return <Text c="dimmed">{texts.confirmed}</Text>;
  // A reply that this phone stored earlier may have no `cashClaimed`.
  const isDiffering = Boolean(cashClaimed) && cashClaimed !== cashDeclared;
  const suggested = cashDeclared ?? earning;
  const mayDeclare = nextSteps.includes("declareCash");
  return (
    <>
      {cashDeclared !== null && !isDiffering && <Text>{texts.declared({ amount: pkr(cashDeclared) })}</Text>}
      {cashDeclared !== null && cashClaimed && isDiffering && (
        <CashDiffers declared={cashDeclared} claimed={cashClaimed} />
      )}
      {mayDeclare && cashDeclared === null && cashClaimed && <SaidCash job={job} amount={cashClaimed} isMain={false} />}
      {mayDeclare && cashDeclared === null && (
        <Box w="100%" className={isMain ? "thumb-bar form-bar" : undefined}>
          {isMain && earning !== null && (
            <Text size="sm" fw={600} ta="center" mb="xs">
              {joinParts([customerName, pkr(earning)])}
            </Text>
          )}
          <Spoken as="declare-cash">
            <Button fullWidth onClick={() => setOpen(true)}>
              {texts.declare}
            </Button>
          </Spoken>
        </Box>
      )}
      {mayDeclare && cashDeclared !== null && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {texts.correct}
        </Button>
      )}
      {isOpen && <CashDialog jobId={jobId} name={jobNumber} suggested={suggested} onClose={() => setOpen(false)} />}
    </>
  );
}
