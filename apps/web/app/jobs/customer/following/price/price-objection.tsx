import { disputePrice } from "@hunarmand/api/jobs/price";
import { Button, Textarea } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobActionProps } from "../../followed-job.ts";

/** The customer's answer to a price: another amount, words, or both. */
export function PriceObjection({ job, refresh, onClose }: JobActionProps & { onClose: () => void }) {
  const { objection } = useMessages(jobPrice);
  const form = useCallForm(
    disputePrice.body,
    {
      amount: String(job.salary ?? ""),
      words: job.priceObjection ?? "",
      offer: job.offeredPrice === null ? "" : String(job.offeredPrice),
    },
    { draft: { form: "price-objection", of: job.id } },
  );
  return (
    <FormDialog title={objection.title} text={objection.text} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={objection.submit}
        onSave={async (body) => {
          const { message } = await callApi(disputePrice, { params: { id: job.id }, body });
          onClose();
          showToast(message);
          await refresh();
        }}
      >
        <PriceField required={false} min={0} label={objection.offer} {...form.field("offer")} />
        <Textarea rows={3} label={objection.label} {...form.field("words")} />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {objection.close}
      </Button>
    </FormDialog>
  );
}
