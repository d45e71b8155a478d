import type { Job } from "@hunarmand/api/jobs/job";
import { correctPrice } from "@hunarmand/api/jobs/price";
import { useRevalidator } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { hasJobMoved } from "../../../shared/dialogs/use-failure-notice.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { KeptAfterFee } from "../../../shared/money/kept-after-fee.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

export function PriceDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { provider } = useMessages(jobPrice);
  const { revalidate } = useRevalidator();
  const form = useCallForm(
    correctPrice.body.omit({ read: true }),
    { salary: String(job.earning ?? "") },
    { draft: { form: "job-price", of: job.id } },
  );
  return (
    <FormDialog title={provider.correctTitle} text={provider.correctText} close={provider.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={provider.submit}
        onSave={async (body) => {
          const read = { price: job.earning ?? 0 };
          const request = { params: { id: job.id }, body: { ...body, read } };
          const { message } = await callApi(correctPrice, request).catch(async (error: unknown) => {
            if (hasJobMoved(error)) await revalidate();
            throw error;
          });
          onClose();
          showToast(message);
          await revalidate();
        }}
      >
        <PriceField min={0} label={provider.amount} {...form.field("salary")} />
        <KeptAfterFee price={Number(form.form.values.salary) || 0} of={job} />
      </FormBody>
    </FormDialog>
  );
}
