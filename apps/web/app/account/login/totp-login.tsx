import { OneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { z } from "zod";
import security from "../../locales/en/security.json";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

const CodeStep = z.object({ oneTimeCode: OneTimeCode });

/** The login's second step. */
export function TotpLogin({ onSave }: { onSave: (oneTimeCode: string) => Promise<void> }) {
  const { login } = useMessages(security);
  const form = useCallForm(CodeStep, { oneTimeCode: "" }, { draft: "none" });
  const field = useRef<HTMLInputElement>(null);
  // The step has only this field, so people who come from the password keep typing.
  useEffect(() => field.current?.focus(), []);
  return (
    <FormBody form={form} submitLabel={login.submit} onSave={({ oneTimeCode }) => onSave(oneTimeCode)}>
      <TextInput
        required
        ref={field}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        label={login.code}
        {...form.field("oneTimeCode")}
      />
    </FormBody>
  );
}
