import "../../shared/forms/form-styles.ts";
import type { Identity } from "@hunarmand/api/account/identity";
import { OwnerProof, sendOwnerCode } from "@hunarmand/api/account/own-data";
import { limits } from "@hunarmand/api/limits";
import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { z } from "zod";
import ownData from "../../locales/en/own-data.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PasswordField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface OwnerProofDialogProps {
  own: Identity;
  title: string;
  text: string;
  submitLabel: string;
  /** The step cannot be undone. */
  isFinal?: boolean;
  /** Receives the owner's password or code. An error that it throws is shown at its field. */
  onProven: (proof: z.output<typeof OwnerProof>) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password or, where the account has none, for a code that is sent on request. */
export function OwnerProofDialog({
  own,
  title,
  text,
  submitLabel,
  isFinal = false,
  onProven,
  onClose,
}: OwnerProofDialogProps) {
  const { proof } = useMessages(ownData);
  const form = useCallForm(OwnerProof, { currentPassword: "", code: "" }, { draft: "none" });
  return (
    <FormDialog title={title} text={text} close={proof.cancel} onClose={onClose}>
      {!own.hasPassword && <SendCode />}
      <FormBody form={form} submitLabel={submitLabel} isFinal={isFinal} onSave={onProven}>
        {own.hasPassword ? (
          <PasswordField required label={proof.password} {...form.field("currentPassword")} />
        ) : (
          <TextInput
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.resetCodeDigits}
            label={proof.code}
            {...form.field("code")}
          />
        )}
      </FormBody>
    </FormDialog>
  );
}

function SendCode() {
  const { proof } = useMessages(ownData);
  const { errors } = useMessages(shared);
  const { busy, run } = useBusy();
  const [said, setSaid] = useState("");
  const send = async () => {
    try {
      setSaid((await callApi(sendOwnerCode)).message);
    } catch (error) {
      setSaid(failureText(error, errors.unavailable));
    }
  };
  return (
    <Stack gap="sm" mb="md">
      <Text>{proof.text}</Text>
      <Button variant="default" loading={busy} onClick={() => void run(send)}>
        {proof.send}
      </Button>
      {said && <Alert role="status">{said}</Alert>}
    </Stack>
  );
}
