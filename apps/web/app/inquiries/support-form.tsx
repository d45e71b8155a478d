import { requestSupport, SupportBody } from "@hunarmand/api/inquiries/inquiries";
import { Textarea, TextInput } from "@mantine/core";
import { useMemo } from "react";
import inquiries from "../locales/en/inquiries.json";
import { callApi } from "../shared/calls/call-api.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { EmailField, PhoneField } from "../shared/forms/form-fields.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { useFillIn } from "./person/use-fill-in.ts";
import type { OwnContact } from "./person/use-own-contact.ts";
import { WithOwnContact } from "./person/with-own-contact.tsx";
import { useInquiry } from "./use-inquiry.ts";

export const SupportForm = () => <WithOwnContact>{(own) => <SupportFields own={own} />}</WithOwnContact>;

function SupportFields({ own: { fullName, email, phone } }: { own: OwnContact }) {
  const { support, fields, sent } = useMessages(inquiries);
  const known = useMemo(() => ({ fullName, email, phone }), [fullName, email, phone]);
  const form = useCallForm(SupportBody, { ...known, message: "" }, { draft: { form: "support" } });
  useFillIn(form.form, known);
  const sendOnce = useInquiry(() => getMessages(inquiries).support.failed);
  const { field } = form;
  return (
    <FormBody
      form={form}
      submitLabel={support.submit}
      onSave={async (values) => {
        const send = (body: typeof values, idempotencyKey: string) => callApi(requestSupport, { body, idempotencyKey });
        const { reference } = await sendOnce(values, send);
        const text = [support.done, sent.number({ reference }), sent.answer].join("\n");
        await showMessage({ kind: "success", title: support.doneTitle, text });
        form.form.reset();
      }}
    >
      <TextInput required autoComplete="name" label={fields.fullName} {...field("fullName")} />
      <EmailField required label={fields.email} {...field("email")} />
      <PhoneField required label={fields.phone} {...field("phone")} />
      <Textarea required rows={5} label={support.message} {...field("message")} />
    </FormBody>
  );
}
