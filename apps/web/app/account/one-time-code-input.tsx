import { limits } from "@hunarmand/api/limits";
import { TextInput, type TextInputProps } from "@mantine/core";

/** The field for a code that was sent by mail or SMS. A phone suggests the code from its messages. */
export function OneTimeCodeInput(props: TextInputProps) {
  return (
    <TextInput
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.resetCodeDigits}
      dir="ltr"
      {...props}
    />
  );
}
