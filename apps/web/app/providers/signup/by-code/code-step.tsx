import { loginByCode } from "@hunarmand/api/account/phone-codes";
import { SentDigits } from "@hunarmand/api/fields";
import { Alert, Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import texts from "../../../locales/en/code-signup.json";
import phoneCode from "../../../locales/en/phone-code.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import type { SentCode } from "../../../shared/phone-code/ask-code.tsx";
import { CodeField } from "../../../shared/phone-code/code-field.tsx";
import { SendAgain } from "../../../shared/phone-code/send-again.tsx";
import { useMessageCode } from "../../../shared/phone-code/use-message-code.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

/** A code that the server has accepted. The signup consumes it. */
export interface CodeProof {
  ticket: string;
  code: string;
  /** The applicant takes the number from an account that never confirmed it. */
  newAccount: boolean;
}

interface CodeStepProps {
  sent: SentCode;
  onProven: (proof: CodeProof) => void;
  /** The number has an account, which is logged in. */
  onAccount: (token: string, role: string) => Promise<unknown>;
  requestAgain: () => void;
  /** A new code was sent to the same number. */
  onSentAgain: (sent: SentCode) => void;
}

const CodeForm = z.object({ code: SentDigits });

/** Checks the code by a login. A new number has no account, so the server asks for a name and keeps the code valid. */
export function CodeStep({ sent, onProven, onAccount, requestAgain, onSentAgain }: CodeStepProps) {
  const { goOn, unproven } = useMessages(texts);
  const { other } = useMessages(phoneCode);
  const [isUnproven, setUnproven] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const form = useCallForm(CodeForm, { code: "" }, { draft: "none" });
  const { setFieldValue, setFieldError } = form.form;
  useMessageCode((code) => setFieldValue("code", code));
  const { ticket } = sent;
  const check = async ({ code }: z.output<typeof CodeForm>) => {
    if (isUnproven) return onProven({ ticket, code, newAccount: true });
    try {
      const { token, role } = await callApi(loginByCode, { body: { ticket, code, newAccount: false } });
      await onAccount(token, role);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "name-missing") return onProven({ ticket, code, newAccount: false });
      setUnproven(error.code === "phone-unproven");
      setRefused(error.code === "code-invalid");
      // At the field, above the advice that follows from it.
      if (error.code === "code-invalid") return setFieldError("code", error.message);
      throw error;
    }
  };
  return (
    <>
      <FormBody form={form} onSave={check} submitLabel={isUnproven ? unproven.goOn : goOn}>
        <CodeField sent={sent} isRefused={isRefused} isAlone {...form.field("code")} />
        {isUnproven && <Alert color="marigold">{unproven.text}</Alert>}
      </FormBody>
      {isUnproven && (
        <Anchor component={Link} to="/login" className="tall-link">
          {unproven.login}
        </Anchor>
      )}
      <SendAgain
        phone={sent.phone}
        purpose="login"
        onSent={(again) => {
          setFieldValue("code", "");
          setRefused(false);
          onSentAgain(again);
        }}
      />
      <Button variant="subtle" fullWidth onClick={requestAgain}>
        {other}
      </Button>
    </>
  );
}
