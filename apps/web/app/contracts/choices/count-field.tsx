import { TextInput, type TextInputProps } from "@mantine/core";

/** An optional whole number. Its keyboard has digits only. */
export function CountField(props: TextInputProps) {
  return (
    <TextInput
      dir="ltr"
      inputMode="numeric"
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...props}
    />
  );
}
