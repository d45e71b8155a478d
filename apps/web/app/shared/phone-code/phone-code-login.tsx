import "../forms/form-styles.ts";
import { loginByCode } from "@hunarmand/api/account/phone-codes";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import phoneCode from "../../locales/en/phone-code.json";
import { ApiError } from "../calls/api-error.ts";
import { callApi } from "../calls/call-api.ts";
import { FormBody } from "../forms/form-body.tsx";
import { useContractForm } from "../forms/use-contract-form.ts";
import { signIn } from "../person/session.ts";
import { useMessages } from "../texts/messages.ts";
import { AskCode, NameFields, type SentCode } from "./ask-code.tsx";
import { CodeField } from "./code-field.tsx";
import { useSentCode } from "./use-sent-code.ts";

interface PhoneCodeLoginProps {
  phone?: string;
  asksNames?: boolean;
  submitLabel: string;
  /** Goes on with what the account was needed for. */
  onSignedIn: (role: string) => Promise<unknown>;
}

/** Logs in or signs up with a code by text message, in two steps on one place. */
export function PhoneCodeLogin({ phone = "", asksNames = false, ...entering }: PhoneCodeLoginProps) {
  const texts = useMessages(phoneCode);
  const { sent, keepSent, askAnew, markUsed } = useSentCode("login");
  const [typed, setTyped] = useState(phone);
  if (!sent)
    return (
      <AskCode
        purpose="login"
        phone={typed}
        asksNames={asksNames}
        onSent={(asked) => {
          setTyped(asked.phone);
          keepSent(asked);
        }}
      />
    );
  return (
    <>
      <EnterCode sent={sent} onEntered={markUsed} {...entering} />
      <Button variant="subtle" fullWidth onClick={askAnew}>
        {texts.other}
      </Button>
    </>
  );
}

const Entered = loginByCode.body.omit({ ticket: true, email: true });

interface EnterCodeProps extends Omit<PhoneCodeLoginProps, "phone"> {
  sent: SentCode;
  onEntered: () => Promise<void>;
}

function EnterCode({ sent, submitLabel, onSignedIn, onEntered }: EnterCodeProps) {
  const texts = useMessages(phoneCode);
  const [isNew, setIsNew] = useState(false);
  const { ticket, firstName = "", lastName = "" } = sent;
  const form = useContractForm(Entered, { code: "", firstName, lastName }, { draft: "none" });
  return (
    <FormBody
      form={form}
      submitLabel={submitLabel}
      onSave={async (body) => {
        const { token, role } = await callApi(loginByCode, { body: { ...body, ticket } }).catch((error: unknown) => {
          setIsNew(isNew || (error instanceof ApiError && error.code === "name-missing"));
          throw error;
        });
        await onEntered();
        signIn(token, role);
        await onSignedIn(role);
      }}
    >
      <CodeField sent={sent} {...form.field("code")} />
      {isNew && (
        <>
          <Text>{texts.newHere}</Text>
          <NameFields field={form.field} />
        </>
      )}
    </FormBody>
  );
}
