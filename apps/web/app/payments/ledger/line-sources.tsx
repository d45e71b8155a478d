import type { LedgerLine } from "@hunarmand/api/payments/ledger";
import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import { ReceiptButton } from "../../shared/receipt/receipt-button.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { proofPath } from "../office/payment-warnings.tsx";

/** Links to the job, receipt, picture, payout and contract behind a line. */
export function LineSources({ line }: { line: LedgerLine }) {
  const { lines } = useMessages(ledgerDesk);
  const { jobId, jobNumber, receiptNumber, proofId, batchId, contractId } = line;
  return (
    <Group gap="0 var(--mantine-spacing-sm)" className="line-sources whole">
      {jobId && (
        <Anchor component={Link} to={`${desks.jobs.path}/${jobId}`} inherit>
          {jobNumber}
        </Anchor>
      )}
      {jobId && receiptNumber && <ReceiptButton jobId={jobId} number={receiptNumber} />}
      {proofId && (
        <Anchor component={Link} to={proofPath(proofId)} inherit>
          {lines.proof}
        </Anchor>
      )}
      {batchId && (
        <Anchor component={Link} to={`${desks.payouts.path}/${batchId}`} inherit>
          {lines.payout}
        </Anchor>
      )}
      {contractId && (
        <Anchor component={Link} to={`${desks.contracts.path}/${contractId}`} inherit>
          {lines.contract}
        </Anchor>
      )}
    </Group>
  );
}
