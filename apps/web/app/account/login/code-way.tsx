import { sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { Button, Text } from "@mantine/core";
import type { MouseEvent } from "react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import account from "../../locales/en/account.json";
import shared from "../../locales/en/shared.json";
import { ApiError, failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import type { SentCode } from "../../shared/phone-code/ask-code.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface CodeWayProps {
  /** The typed number. Where it is empty, /phonelogin asks for it. */
  phone: string;
  /** Whether it is the main way, and not the password. */
  isMain: boolean;
}

/** The login for people without a password. It sends the code to the typed number, and leads to its field. */
export function CodeWay({ phone, isMain }: CodeWayProps) {
  const { byCode, needWork } = useMessages(account).login;
  const { errors } = useMessages(shared);
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [refusal, setRefusal] = useState("");
  const send = async () => {
    try {
      const { ticket, code } = await callApi(sendPhoneLoginCode, { body: { phoneNumber: phone, purpose: "login" } });
      const sent: SentCode = { ticket, phone, firstName: undefined, lastName: undefined, shown: code };
      await navigate("/phonelogin", { state: { sent } });
    } catch (error) {
      // The number itself is what a form of its own would mark.
      const [issue] = error instanceof ApiError ? error.issues : [];
      setRefusal(issue?.message ?? failureText(error, errors.unavailable));
    }
  };
  const start = (event: MouseEvent) => {
    if (phone.trim() === "") return;
    event.preventDefault();
    void run(send);
  };
  return (
    <div>
      <Button
        component={Link}
        to="/phonelogin"
        variant={isMain ? "filled" : "default"}
        fullWidth
        loading={busy}
        onClick={start}
      >
        {byCode}
      </Button>
      <Text role="alert" c="red" ta="center">
        {refusal}
      </Text>
      <Text c="dimmed" size="sm" ta="center" mt="xs">
        {needWork}
      </Text>
    </div>
  );
}
