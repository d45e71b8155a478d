import "@mantine/core/styles/NumberInput.css";
import { limits } from "@hunarmand/contract/limits";
import { confirmJob } from "@hunarmand/contract/posted-jobs";
import { Card, NumberInput, Text, Textarea, Title } from "@mantine/core";
import { customers } from "../locales/en/customers.ts";
import { callApi } from "../shared/call-api.ts";
import { showMessage } from "../shared/dialogs.tsx";
import { FormBody } from "../shared/form-body.tsx";
import { useMessages } from "../shared/messages.ts";
import { StarRating } from "../shared/star-rating.tsx";
import { Stars } from "../shared/stars.tsx";
import { useContractForm } from "../shared/use-contract-form.ts";
import { useFormats } from "../shared/use-formats.ts";
import type { JobActionProps } from "./cancel-job.tsx";

/** The customer's word on a completed job: once, then it stands there. */
export function ConfirmJob({ job, refresh }: JobActionProps) {
  const { confirm } = useMessages(customers);
  const { moment } = useFormats();
  return (
    <Card>
      <Title order={2} size="h3" mb="xs">
        {job.confirmedDate ? confirm.yours : confirm.title}
      </Title>
      {job.confirmedDate ? (
        <>
          {job.rating !== null && <Stars rating={job.rating} label={confirm.stars(job.rating)} />}
          <Text c="dimmed">{confirm.confirmed(moment(job.confirmedDate))}</Text>
        </>
      ) : (
        job.nextSteps.includes("confirm") && <ConfirmForm job={job} refresh={refresh} />
      )}
    </Card>
  );
}

function ConfirmForm({ job, refresh }: JobActionProps) {
  const { confirm } = useMessages(customers);
  // Of a job that is paid, or being paid, cash would be refused.
  const mayBeCash = job.nextSteps.includes("pay");
  const cashPaid = mayBeCash && job.paymentMethod === "cash" && job.salary ? String(job.salary) : "";
  const form = useContractForm(confirmJob.body, { rating: limits.ratingDefault as number, feedback: "", cashPaid });
  return (
    <FormBody
      form={form}
      submitLabel={confirm.submit}
      onSave={async (body) => {
        const { message } = await callApi(confirmJob, { params: { id: job.id }, body });
        await showMessage({ kind: "success", title: confirm.doneTitle, text: message });
        await refresh();
      }}
    >
      <Text c="dimmed">{confirm.text}</Text>
      <StarRating label={confirm.rating} stars={confirm.stars} {...form.field("rating")} />
      <Textarea
        required
        rows={3}
        label={confirm.feedback}
        description={confirm.feedbackHint}
        {...form.field("feedback")}
      />
      {mayBeCash && (
        <NumberInput
          hideControls
          min={0}
          thousandSeparator=","
          decimalScale={2}
          inputMode="decimal"
          label={confirm.cashPaid}
          description={confirm.cashHint}
          {...form.field("cashPaid")}
        />
      )}
    </FormBody>
  );
}
