import type { Job } from "@hunarmand/api/jobs/job";
import { correctPrice } from "@hunarmand/api/jobs/price";
import { Button, Text } from "@mantine/core";
import { useRevalidator } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import jobs from "../../../locales/en/jobs.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { hasJobMoved } from "../../../shared/dialogs/use-failure-notice.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { KeptOfPrice } from "../../../shared/money/kept-of-price.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { findFarPrice } from "../../price/above-usual.ts";

export function PriceDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { provider } = useMessages(jobPrice);
  const { details } = useMessages(jobs);
  const { pkr, number } = useFormats();
  const { revalidate } = useRevalidator();
  const form = useCallForm(
    correctPrice.body.omit({ read: true }),
    { salary: String(job.earning ?? "") },
    { draft: { form: "job-price", of: job.id } },
  );
  const price = Number(form.form.values.salary) || 0;
  const far = price === job.earning ? null : findFarPrice(job.usualPrice, { price, materials: job.materials });
  return (
    <FormDialog title={provider.correctTitle} text={provider.correctText} close={provider.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={price > 0 ? details.sendPrice({ amount: pkr(price) }) : provider.submit}
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
        <KeptOfPrice price={price} materials={job.materials} of={job} />
        {far && <Text className="price-far">{details.farTimes({ times: number(far.times) })}</Text>}
        {far?.meant && (
          <Button variant="default" onClick={() => form.form.setFieldValue("salary", String(far.meant))}>
            {details.farMeant({ amount: pkr(far.meant) })}
          </Button>
        )}
      </FormBody>
    </FormDialog>
  );
}
