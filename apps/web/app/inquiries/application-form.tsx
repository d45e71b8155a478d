import { ApplicationBody, applyForCareer, positions } from "@hunarmand/api/inquiries/inquiries";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import inquiries from "../locales/en/inquiries.json";
import { callApi } from "../shared/calls/call-api.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { EmailField, PhoneField } from "../shared/forms/form-fields.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { useInquiry } from "./use-inquiry.ts";

// The schema's own text for a missing choice is too technical.
const Application = ApplicationBody.extend({
  position: z.enum(positions, getMessages(inquiries).careers.required),
});

/** `wanted` is the position whose button the visitor clicked. */
export function ApplicationForm({ wanted }: { wanted: string }) {
  const { careers, fields } = useMessages(inquiries);
  const form = useCallForm(
    Application,
    { fullName: "", email: "", phone: "", position: "", coverText: "" },
    { draft: { form: "application" } },
  );
  const sendOnce = useInquiry(() => getMessages(inquiries).careers.failed);
  const { field } = form;
  const { setFieldValue } = form.form;
  const choose = useEffectEvent((position: string) => setFieldValue("position", position));
  useEffect(() => {
    if (wanted !== "") choose(wanted);
  }, [wanted]);
  return (
    <FormBody
      form={form}
      submitLabel={careers.submit}
      onSave={async (values) => {
        await sendOnce(values, (body, idempotencyKey) => callApi(applyForCareer, { body, idempotencyKey }));
        await showMessage({ kind: "success", title: careers.doneTitle, text: careers.done({ name: values.fullName }) });
        form.form.reset();
      }}
    >
      <TextInput required autoComplete="name" label={fields.fullName} {...field("fullName")} />
      <EmailField required label={fields.email} {...field("email")} />
      <PhoneField required label={fields.phone} {...field("phone")} />
      <NativeSelect
        required
        label={careers.position}
        data={[
          { value: "", label: careers.choose },
          ...positions.map((value) => ({ value, label: careers.positions[value] })),
        ]}
        {...field("position")}
      />
      <Textarea required rows={6} label={careers.cover} description={careers.coverHint} {...field("coverText")} />
    </FormBody>
  );
}
