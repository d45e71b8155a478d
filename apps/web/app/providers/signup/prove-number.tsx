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

/** A code that was sent to a number, and what was typed of it. */
export interface NumberProof {
  phone: string;
  ticket: string;
  code: string;
  /** In the demo alone. */
  shown: string | undefined;
}

interface ProveNumberProps {
  phone: string;
  proof: NumberProof | undefined;
  onChange: (proof: NumberProof) => void;
}

/** Somebody else has typed this number before: its holder shows by a code that it is theirs. */
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

/** What the signup carries of it; nothing for another number than the code went to. */
export const toProofBody = (proof: NumberProof | undefined, phone: string) =>
  proof?.code && proof.phone === phone ? { PhoneTicket: proof.ticket, PhoneCode: proof.code } : {};
