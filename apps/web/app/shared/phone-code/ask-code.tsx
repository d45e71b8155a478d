import { type CodePurpose, sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { MobileNumber, optionalText, requiredText } from "@hunarmand/api/fields";
import { Text, TextInput, type TextInputProps } from "@mantine/core";
import type { SyntheticEvent } from "react";
import { z } from "zod";
import phoneCode from "../../locales/en/phone-code.json";
import { callApi } from "../calls/call-api.ts";
import { FormBody } from "../forms/form-body.tsx";
import { PhoneField } from "../forms/form-fields.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { useMessages } from "../texts/messages.ts";
import { splitName } from "./split-name.ts";

export interface SentCode {
  ticket: string;
  phone: string;
  firstName: string | undefined;
  lastName: string | undefined;
  /** The code itself, only in the demo. */
  shown: string | undefined;
  /** When it was sent, in milliseconds since 1970; undefined is now. */
  sentAt?: number | undefined;
}

interface AskCodeProps {
  purpose: CodePurpose;
  phone: string;
  /** On screens where most people are new, their name is asked with the number. */
  asksNames: boolean;
  onSent: (sent: SentCode) => void;
}

const NumberForm = z.object({ phoneNumber: MobileNumber, fullName: optionalText() });
const NamedNumberForm = NumberForm.extend({ fullName: requiredText() });

/** On a small phone the field is then above the button at the thumb. */
const hintBelow: NonNullable<TextInputProps["inputWrapperOrder"]> = ["label", "input", "description", "error"];

/** The first step of a code by text message: the phone number. */
export function AskCode({ purpose, phone, asksNames, onSent }: AskCodeProps) {
  const texts = useMessages(phoneCode);
  const empty = { phoneNumber: phone, fullName: "" };
  const form = useCallForm(asksNames ? NamedNumberForm : NumberForm, empty, {
    draft: { form: "phone-code", of: purpose },
    // Each empty field says it itself.
    incomplete: "",
  });
  const send = async ({ phoneNumber, fullName }: z.output<typeof NumberForm>) => {
    const { ticket, code } = await callApi(sendPhoneLoginCode, { body: { phoneNumber, purpose } });
    onSent({ ticket, phone: phoneNumber, ...splitName(fullName), shown: code });
  };
  const [name, number] = [form.field("fullName"), form.field("phoneNumber")];
  return (
    <div onSubmitCapture={asksNames ? showEmpty : undefined}>
      <FormBody form={form} onSave={send} submitLabel={texts.send} inReach={asksNames}>
        {asksNames && (
          <TextInput
            required
            autoComplete="name"
            label={texts.fullName}
            {...name}
            error={name.error && texts.nameMissing}
          />
        )}
        <PhoneField
          required
          label={texts.phoneNumber}
          description={texts.phoneHint}
          inputWrapperOrder={hintBelow}
          {...number}
          error={number.error && form.form.values.phoneNumber.trim() === "" ? texts.phoneMissing : number.error}
        />
        {form.busy && <Text role="status">{texts.sending}</Text>}
      </FormBody>
    </div>
  );
}

/** The button at the thumb may cover a field that nobody has seen: it brings the first empty one, with its error, to the middle of the screen. */
function showEmpty(event: SyntheticEvent<HTMLElement>): void {
  const fields = event.currentTarget.querySelectorAll<HTMLInputElement>("input[required]");
  const empty = [...fields].find(({ value }) => value.trim() === "");
  empty?.scrollIntoView({ block: "center" });
}
