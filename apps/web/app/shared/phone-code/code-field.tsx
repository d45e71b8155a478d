import "../lists/lists.css";
import { limits } from "@hunarmand/api/limits";
import { Alert, Text, TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import phoneCode from "../../locales/en/phone-code.json";
import { Spoken } from "../spoken/spoken.tsx";
import { useMessages } from "../texts/messages.ts";
import type { SentCode } from "./ask-code.tsx";

interface CodeFieldProps extends TextInputProps {
  sent: SentCode;
  /** The server has refused a code: for a wrong and for an old one it gives the same reason. */
  isRefused?: boolean;
  /** The code is all that its form asks: its last digit sends it. */
  isAlone?: boolean;
}

/**
 * The field for the code, with the number that it was sent to. The phone's keyboard offers the code from the message.
 */
export function CodeField({ sent, isRefused = false, isAlone = false, ...field }: CodeFieldProps) {
  const texts = useMessages(phoneCode);
  const minutes = useMinutesLeft(sent.sentAt);
  const input = useRef<HTMLInputElement>(null);
  // It may be under the bar of the main button, which was pressed for it.
  useEffect(() => {
    input.current?.scrollIntoView?.({ block: "center" });
  }, []);
  const code = String(field.value ?? "");
  useEffect(() => {
    if (isAlone && code.length === limits.resetCodeDigits) input.current?.form?.requestSubmit();
  }, [isAlone, code]);
  const [before, after] = texts.sentTo({ phone: sent.phone, minutes }).split(sent.phone);
  return (
    <>
      <Spoken as="code">
        <Text role="status">
          {before}
          {/* A number is not broken over two lines. */}
          <span className="whole">{sent.phone}</span>
          {after}
        </Text>
      </Spoken>
      {sent.shown && <Alert color="marigold">{texts.shown({ code: sent.shown })}</Alert>}
      <TextInput
        ref={input}
        required
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.resetCodeDigits}
        dir="ltr"
        {...field}
      />
      {isRefused && <Text role="status">{texts.look}</Text>}
    </>
  );
}

const minuteMilliseconds = 60_000;

/** How long a code of this time is valid, in full minutes, at least one: the server decides. */
const countMinutesLeft = (sentAt: number): number =>
  Math.max(1, Math.ceil(limits.resetCodeMinutes - (Date.now() - sentAt) / minuteMilliseconds));

function useMinutesLeft(sentAt: number | undefined): number {
  const [left, setLeft] = useState<number>(limits.resetCodeMinutes);
  useEffect(() => {
    if (!sentAt) return;
    const count = () => setLeft(countMinutesLeft(sentAt));
    count();
    const timer = setInterval(count, minuteMilliseconds / 2);
    return () => clearInterval(timer);
  }, [sentAt]);
  return left;
}
