import { paymentMethods } from "@hunarmand/api/jobs/job";
import { Fieldset, NativeSelect, TextInput } from "@mantine/core";
import jobDesk from "../../../locales/en/job-desk.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { NewJobForm } from "./new-job-fields.tsx";

export function TimeFields({ form }: { form: NewJobForm }) {
  const { create, payments } = useMessages(jobDesk);
  const methods = paymentMethods.map((value) => ({ value, label: payments[value] }));
  return (
    <Fieldset legend={create.time}>
      <div className="form-grid">
        <TextInput type="datetime-local" label={create.scheduledAt} {...form.field("scheduledFor")} />
        <NativeSelect label={create.paymentMethod} data={methods} {...form.field("paymentMethod")} />
      </div>
    </Fieldset>
  );
}
