import "../forms/form-styles.ts";
import { loginByCode } from "@hunarmand/api/account/phone-codes";
import { optionalText, requiredText } from "@hunarmand/api/fields";
import { Anchor, Button, Text, TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import phoneCode from "../../locales/en/phone-code.json";
import { ApiError } from "../calls/api-error.ts";
import { callApi } from "../calls/call-api.ts";
import { FormBody } from "../forms/form-body.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { signIn } from "../person/session.ts";
import { Spoken } from "../spoken/spoken.tsx";
import { useHeadingSays } from "../spoken/spoken-heading.tsx";
import { useMessages } from "../texts/messages.ts";
import { AskCode, type SentCode } from "./ask-code.tsx";
import { CodeField } from "./code-field.tsx";
import { SendAgain } from "./send-again.tsx";
import { splitName } from "./split-name.ts";
import { useMessageCode } from "./use-message-code.ts";
import { useSentCode } from "./use-sent-code.ts";

interface PhoneCodeLoginProps {
  phone?: string;
  asksNames?: boolean;
  /** A code that the screen before has sent. */
  asked?: SentCode | undefined;
  submitLabel: string;
  /** Continues with the task that needed the account. */
  onSignedIn: (role: string) => Promise<unknown>;
}

/** Logs in or signs up by a code in a text message, in two steps. */
export function PhoneCodeLogin({ phone = "", asksNames = false, asked, ...entering }: PhoneCodeLoginProps) {
  const texts = useMessages(phoneCode);
  const { sent, keepSent, requestAgain, markUsed } = useSentCode("login");
  const [typed, setTyped] = useState(phone);
  const keepAsked = useEffectEvent(() => asked && keepSent(asked));
  useEffect(() => void keepAsked(), []);
  const asking = asksNames ? "post-account" : "login-phone";
  useHeadingSays(sent ? undefined : asking);
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
      <EnterCode key={sent.ticket} sent={sent} onEntered={markUsed} inReach={asksNames} {...entering} />
      {/* The name was asked with the number. */}
      <SendAgain
        phone={sent.phone}
        purpose="login"
        onSent={({ ticket, shown }) => keepSent({ ...sent, ticket, shown })}
      />
      <Button variant="subtle" fullWidth onClick={requestAgain}>
        {texts.other}
      </Button>
    </>
  );
}

const Entered = loginByCode.body.pick({ code: true }).extend({ fullName: optionalText() });
const NamedEntered = Entered.extend({ fullName: requiredText() });

/** What the server knows of the number: not asked yet, no account, or an account that never confirmed it. */
type NumberState = "asked" | "new" | "unproven";

interface EnterCodeProps extends Omit<PhoneCodeLoginProps, "phone" | "asked"> {
  sent: SentCode;
  inReach: boolean;
  onEntered: () => Promise<void>;
}

function EnterCode({ sent, inReach, submitLabel, onSignedIn, onEntered }: EnterCodeProps) {
  const texts = useMessages(phoneCode);
  const [numberState, setNumberState] = useState<NumberState>("asked");
  const [isRefused, setRefused] = useState(false);
  const { ticket, firstName = "", lastName = "" } = sent;
  const asksName = numberState !== "asked";
  const start = { code: "", fullName: `${firstName} ${lastName}`.trim() };
  const form = useCallForm(asksName ? NamedEntered : Entered, start, { draft: "none" });
  const { setFieldValue, setFieldError } = form.form;
  useMessageCode((code) => setFieldValue("code", code));
  // A new account is opened only after the person has read that another one has the number.
  const newAccount = numberState === "unproven";
  return (
    <FormBody
      form={form}
      inReach={inReach}
      submitLabel={newAccount ? texts.openNew : submitLabel}
      onSave={async ({ code, fullName }) => {
        const body = { code, ticket, newAccount, ...splitName(fullName) };
        const entered = await callApi(loginByCode, { body }).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          setRefused(error.code === "code-invalid");
          // At the field, above the advice that follows from it.
          if (error.code === "code-invalid") return setFieldError("code", error.message);
          // The next question, not an error.
          if (error.code === "name-missing" && !asksName) return setNumberState("new");
          if (error.code === "phone-unproven") setNumberState("unproven");
          throw error;
        });
        if (!entered) return;
        const { token, role } = entered;
        await onEntered();
        signIn(token, role);
        await onSignedIn(role);
      }}
    >
      <CodeField sent={sent} isRefused={isRefused} isAlone={!asksName} {...form.field("code")} />
      {asksName && (
        <>
          <Spoken as={newAccount ? undefined : "new-number"}>
            <Text>{newAccount ? texts.notYours : texts.newHere}</Text>
          </Spoken>
          {!newAccount && (
            <Anchor component={Link} to="/signup" className="tall-link">
              {texts.asHandyman}
            </Anchor>
          )}
          <NameField label={texts.fullName} {...form.field("fullName")} />
        </>
      )}
    </FormBody>
  );
}

/** The next thing to type, so it takes the focus. */
function NameField(field: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <TextInput ref={input} required autoComplete="name" {...field} />;
}
