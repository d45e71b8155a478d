import "../forms/form-styles.ts";
import { loginByCode } from "@hunarmand/api/account/phone-codes";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import phoneCode from "../../locales/en/phone-code.json";
import { ApiError } from "../calls/api-error.ts";
import { callApi } from "../calls/call-api.ts";
import { FormBody } from "../forms/form-body.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { signIn } from "../person/session.ts";
import { useMessages } from "../texts/messages.ts";
import { AskCode, NameFields, type SentCode } from "./ask-code.tsx";
import { CodeField } from "./code-field.tsx";
import { useMessageCode } from "./use-message-code.ts";
import { useSentCode } from "./use-sent-code.ts";

interface PhoneCodeLoginProps {
  phone?: string;
  asksNames?: boolean;
  submitLabel: string;
  /** Continues with the task that needed the account. */
  onSignedIn: (role: string) => Promise<unknown>;
}

/** Logs in or signs up by a code in a text message, in two steps. */
export function PhoneCodeLogin({ phone = "", asksNames = false, ...entering }: PhoneCodeLoginProps) {
  const texts = useMessages(phoneCode);
  const { sent, keepSent, requestAgain, markUsed } = useSentCode("login");
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
      <Button variant="subtle" fullWidth onClick={requestAgain}>
        {texts.other}
      </Button>
    </>
  );
}

const Entered = loginByCode.body.omit({ ticket: true, email: true, newAccount: true });

/** What the server knows of the number: not asked yet, no account, or an account that never confirmed it. */
type NumberState = "asked" | "new" | "unproven";

const statesByError: { [code: string]: NumberState } = { "name-missing": "new", "phone-unproven": "unproven" };

interface EnterCodeProps extends Omit<PhoneCodeLoginProps, "phone"> {
  sent: SentCode;
  onEntered: () => Promise<void>;
}

function EnterCode({ sent, submitLabel, onSignedIn, onEntered }: EnterCodeProps) {
  const texts = useMessages(phoneCode);
  const [numberState, setNumberState] = useState<NumberState>("asked");
  const { ticket, firstName = "", lastName = "" } = sent;
  const form = useCallForm(Entered, { code: "", firstName, lastName }, { draft: "none" });
  const { setFieldValue } = form.form;
  useMessageCode((code) => setFieldValue("code", code));
  // A new account is opened only after the person has read that another one has the number.
  const newAccount = numberState === "unproven";
  return (
    <FormBody
      form={form}
      submitLabel={newAccount ? texts.openNew : submitLabel}
      onSave={async (typed) => {
        const body = { ...typed, ticket, newAccount };
        const { token, role } = await callApi(loginByCode, { body }).catch((error: unknown) => {
          if (error instanceof ApiError) setNumberState(statesByError[error.code] ?? numberState);
          throw error;
        });
        await onEntered();
        signIn(token, role);
        await onSignedIn(role);
      }}
    >
      <CodeField sent={sent} {...form.field("code")} />
      {numberState !== "asked" && (
        <>
          <Text>{newAccount ? texts.notYours : texts.newHere}</Text>
          <NameFields field={form.field} />
        </>
      )}
    </FormBody>
  );
}
