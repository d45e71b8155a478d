import { sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { limits } from "@hunarmand/api/limits";
import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import signupTexts from "../../locales/en/signup-steps.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";

/** A code that was sent to a number, and the typed code. */
export interface NumberProof {
  phone: string;
  ticket: string;
  code: string;
  /** The code itself, only in the demo. */
  shown: string | undefined;
}

interface ProveNumberProps {
  phone: string;
  proof: NumberProof | undefined;
  onChange: (proof: NumberProof) => void;
}

/** Another account has this number. The applicant confirms by a code that the number is theirs. */
export function ProveNumber({ phone, proof, onChange }: ProveNumberProps) {
  const { taken } = useMessages(signupTexts);
  const { busy, run } = useBusy();
  const send = async () => {
    try {
      const { ticket, code: shown } = await callApi(sendPhoneLoginCode, { body: { phoneNumber: phone } });
      onChange({ phone, ticket, code: "", shown });
    } catch (error) {
      const { error: title, errors } = getMessages(shared);
      await showMessage({ kind: "error", title, text: failureText(error, errors.unavailable) });
    }
  };
  const isSent = proof?.phone === phone;
  return (
    <Alert color="marigold" className="form-grid-wide">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{isSent ? taken.sentTo({ phone }) : taken.text}</Text>
        {isSent && proof.shown && <Text size="sm">{taken.shown({ code: proof.shown })}</Text>}
        {isSent && (
          <TextInput
            name="PhoneCode"
            label={taken.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.resetCodeDigits}
            dir="ltr"
            value={proof.code}
            onChange={({ currentTarget }) => onChange({ ...proof, code: currentTarget.value })}
          />
        )}
        <Button type="button" variant="default" loading={busy} onClick={() => void run(send)}>
          {isSent ? taken.again : taken.send}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Returns the signup's fields of the confirmation; empty for a number other than the code's. */
export const toProofBody = (proof: NumberProof | undefined, phone: string) =>
  proof?.code && proof.phone === phone ? { PhoneTicket: proof.ticket, PhoneCode: proof.code } : {};
