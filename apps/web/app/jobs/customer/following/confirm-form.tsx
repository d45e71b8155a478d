import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { limits } from "@hunarmand/api/limits";
import { Text, Textarea } from "@mantine/core";
import customers from "../../../locales/en/customers.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { StarRating } from "../../../shared/forms/star-rating.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { JobActionProps } from "../followed-job.ts";

/**
 * A file of its own: a form with a number field is larger than the rest of the screen, and is needed only after
 * completion.
 */
export function ConfirmForm({ job, refresh }: JobActionProps) {
  const { confirm } = useMessages(customers);
  // The server refuses cash for a job that is paid or being paid.
  const mayBeCash = job.nextSteps.includes("pay");
  const cashPaid = mayBeCash && job.paymentMethod === "cash" && job.salary ? String(job.salary) : "";
  const form = useCallForm(
    confirmJob.body,
    { rating: limits.ratingDefault as number, feedback: "", cashPaid },
    { draft: { form: "job-confirmation", of: job.id } },
  );
  return (
    <FormBody
      form={form}
      submitLabel={confirm.submit}
      onSave={async (body) => {
        const { message } = await callApi(confirmJob, { params: { id: job.id }, body });
        showToast(message);
        await refresh();
      }}
    >
      <Spoken as="confirm">
        <Text c="dimmed">{confirm.text}</Text>
      </Spoken>
      <StarRating label={confirm.rating} stars={confirm.stars} {...form.field("rating")} />
      <Textarea rows={3} label={confirm.feedback} description={confirm.feedbackHint} {...form.field("feedback")} />
      {mayBeCash && (
        <PriceField
          required={false}
          min={0}
          label={confirm.cashPaid}
          description={confirm.cashHint}
          {...form.field("cashPaid")}
        />
      )}
    </FormBody>
  );
}
