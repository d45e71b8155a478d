import {
  approvePayouts,
  cancelPayouts,
  exportPayouts,
  type PayoutBatch,
  payPayouts,
} from "@hunarmand/api/payouts/payouts";
import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { ExportButton } from "../../desk/lists/export-button.tsx";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/payouts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** The file for the bank and, while the batch is open, the decision whether it was paid. */
export function PayoutsDecisions({ batch: { id, payouts, total, nextSteps, needsApproval } }: { batch: PayoutBatch }) {
  const { one } = useMessages(texts);
  const { decision } = useMessages(office);
  const { pkr } = useFormats();
  const { busy, run } = useBusy();
  const { decide, decideAtOnce } = useDecision();
  const [cancelling, setCancelling] = useState(false);
  const params = { id };
  const pay = async () => {
    const text = one.payText({ payouts, total: pkr(total) });
    const agreed = await confirmAction({ title: one.payTitle, text, yes: one.pay, no: decision.cancel });
    if (agreed) await decideAtOnce(() => callApi(payPayouts, { params }));
  };
  const approve = async () => {
    const text = one.approveText({ payouts, total: pkr(total) });
    const agreed = await confirmAction({ title: one.approveTitle, text, yes: one.approve, no: decision.cancel });
    if (agreed) await decideAtOnce(() => callApi(approvePayouts, { params }));
  };
  if (nextSteps.length === 0) return null;
  return (
    <>
      {needsApproval && <Alert color="marigold">{nextSteps.includes("approve") ? one.waiting : one.waitingOwn}</Alert>}
      <div className="desk-buttons">
        {nextSteps.includes("approve") && (
          <Button loading={busy} onClick={() => void run(approve)}>
            {one.approve}
          </Button>
        )}
        {nextSteps.includes("pay") && (
          <Button loading={busy} onClick={() => void run(pay)}>
            {one.pay}
          </Button>
        )}
        {nextSteps.includes("cancel") && (
          <Button variant="outline" color="red" onClick={() => setCancelling(true)}>
            {one.cancel}
          </Button>
        )}
        {nextSteps.includes("export") && (
          <ExportButton name={one.file} text={one.fileText} load={() => callApi(exportPayouts, { params })} />
        )}
      </div>
      {cancelling && (
        <ReasonDialog
          title={one.cancelTitle}
          text={one.cancelText}
          submitLabel={one.cancel}
          templates={one.reasons}
          onSave={(reason) => decide(() => callApi(cancelPayouts, { params, body: { reason } }))}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
