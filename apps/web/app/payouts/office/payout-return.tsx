import { type Payout, returnPayout } from "@hunarmand/api/payouts/payouts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/payouts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** The form to record that the bank returned a paid payout, or the reason that was recorded. */
export function PayoutReturn({ batchId, payout }: { batchId: string; payout: Payout }) {
  const { one } = useMessages(texts);
  const { pkr } = useFormats();
  const { decide } = useDecision();
  const [openDecision, setOpenDecision] = useState(false);
  const { id: payoutId, providerName, amount, returnReason } = payout;
  const params = { id: batchId };
  if (returnReason !== null) return one.cameBackReason({ reason: returnReason });
  return (
    <>
      <Button
        variant="outline"
        aria-label={one.cameBackTitle({ amount: pkr(amount), name: providerName })}
        onClick={() => setOpenDecision(true)}
      >
        {one.cameBack}
      </Button>
      {openDecision && (
        <ReasonDialog
          title={one.cameBackTitle({ amount: pkr(amount), name: providerName })}
          text={one.cameBackText}
          submitLabel={one.cameBack}
          templates={one.cameBackReasons}
          onSave={(reason) => decide(() => callApi(returnPayout, { params, body: { payoutId, reason } }))}
          onClose={() => setOpenDecision(false)}
        />
      )}
    </>
  );
}
