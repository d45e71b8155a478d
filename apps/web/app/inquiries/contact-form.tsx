import { ContactBody, createComplain } from "@hunarmand/api/inquiries/inquiries";
import { Textarea, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { useNavigate } from "react-router";
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

export const ContactForm = () => <WithOwnContact>{(own) => <ContactFields own={own} />}</WithOwnContact>;

function ContactFields({ own: { firstName, lastName, email, phone: phoneNumber } }: { own: OwnContact }) {
  const { contact, fields, sent } = useMessages(inquiries);
  const navigate = useNavigate();
  const known = useMemo(() => ({ firstName, lastName, email, phoneNumber }), [firstName, lastName, email, phoneNumber]);
  const form = useCallForm(
    ContactBody,
    { ...known, subjectName: "", inquiry: "" },
    { draft: { form: "contact" }, incomplete: contact.incomplete },
  );
  useFillIn(form.form, known);
  const sendOnce = useInquiry(() => getMessages(inquiries).contact.failed);
  const { field } = form;
  return (
    <FormBody
      form={form}
      submitLabel={contact.submit}
      onSave={async (values) => {
        const send = (body: typeof values, idempotencyKey: string) => callApi(createComplain, { body, idempotencyKey });
        const { reference } = await sendOnce(values, send);
        const text = [contact.done, sent.number({ reference }), sent.answer].join("\n");
        await showMessage({ kind: "success", title: contact.doneTitle, text });
        await navigate("/home");
      }}
    >
      <div className="form-grid">
        <TextInput required autoComplete="given-name" label={fields.firstName} {...field("firstName")} />
        <TextInput required autoComplete="family-name" label={fields.lastName} {...field("lastName")} />
        <EmailField required label={fields.email} {...field("email")} />
        <PhoneField required label={fields.phone} {...field("phoneNumber")} />
        <TextInput className="form-grid-wide" label={contact.subject} {...field("subjectName")} />
        <Textarea
          required
          rows={5}
          className="form-grid-wide"
          label={contact.inquiry}
          description={contact.inquiryHint}
          {...field("inquiry")}
        />
      </div>
    </FormBody>
  );
}
