import { disputePrice } from "@hunarmand/api/jobs/price";
import { Button } from "@mantine/core";
import priceParts from "../../../../locales/en/price-parts.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useBusy } from "../../../../shared/calls/use-busy.ts";
import { useDecidedSubjects } from "../../../../shared/decisions/held-decision.ts";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { toSentObjection } from "../../../price/ready-objections.ts";
import type { JobActionProps } from "../../followed-job.ts";

/** Sends a price whose materials are not named back by one tap. Once they are named, the customer is asked again (docs/product.md J20). */
export function AskMaterials({ job, refresh }: JobActionProps) {
  const { ask } = useMessages(priceParts).materials;
  const { busy, run } = useBusy();
  const isAgreeing = useDecidedSubjects().has(job.id);
  const send = () =>
    run(async () => {
      try {
        const body = { amount: job.salary ?? 0, words: toSentObjection("materials") };
        showToast((await callApi(disputePrice, { params: { id: job.id }, body })).message);
      } catch (error) {
        const text = failureText(error, getMessages(shared).errors.unavailable);
        await showMessage({ kind: "error", title: ask, text });
      }
      await refresh();
    });
  return (
    <Button variant="default" loading={busy} disabled={isAgreeing} onClick={() => void send()}>
      {ask}
    </Button>
  );
}
