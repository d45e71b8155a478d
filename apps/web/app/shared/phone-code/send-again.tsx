import { type CodePurpose, sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import phoneCode from "../../locales/en/phone-code.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../calls/api-error.ts";
import { callApi } from "../calls/call-api.ts";
import { useBusy } from "../calls/use-busy.ts";
import { useMessages } from "../texts/messages.ts";
import type { SentCode } from "./ask-code.tsx";

interface SendAgainProps {
  phone: string;
  purpose: CodePurpose;
  onSent: (sent: SentCode) => void;
}

/** Sends a new code to the same number with one tap. A refusal says how long to wait. */
export function SendAgain({ phone, purpose, onSent }: SendAgainProps) {
  const { again, sentAgain } = useMessages(phoneCode);
  const { errors } = useMessages(shared);
  const { busy, run } = useBusy();
  const [said, setSaid] = useState("");
  const send = async () => {
    try {
      const { ticket, code } = await callApi(sendPhoneLoginCode, { body: { phoneNumber: phone, purpose } });
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
