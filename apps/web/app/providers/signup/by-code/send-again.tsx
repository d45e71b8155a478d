import { sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import texts from "../../../locales/en/code-signup.json";
import shared from "../../../locales/en/shared.json";
import { failureText } from "../../../shared/calls/api-error.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import type { SentCode } from "../../../shared/phone-code/ask-code.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

interface SendAgainProps {
  phone: string;
  onSent: (sent: SentCode) => void;
}

/** Sends a new code to the same number with one tap. A refusal says how long to wait. */
export function SendAgain({ phone, onSent }: SendAgainProps) {
  const { again, sentAgain } = useMessages(texts);
  const { errors } = useMessages(shared);
  const { busy, run } = useBusy();
  const [said, setSaid] = useState("");
  const send = async () => {
    try {
      const { ticket, code } = await callApi(sendPhoneLoginCode, { body: { phoneNumber: phone, purpose: "login" } });
      onSent({ ticket, phone, firstName: undefined, lastName: undefined, shown: code });
      setSaid(sentAgain);
    } catch (error) {
      setSaid(failureText(error, errors.unavailable));
    }
  };
  return (
    <>
      <Button variant="default" fullWidth loading={busy} onClick={() => void run(send)}>
        {again}
      </Button>
      <Text role="status" size="sm" ta="center">
        {said}
      </Text>
    </>
  );
}
