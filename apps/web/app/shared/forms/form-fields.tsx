import "./form-styles.ts";
import { toPlainDigits } from "@hunarmand/api/digits";
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from "@mantine/core";
import type { ChangeEvent } from "react";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

/** Fields with the right keyboard and autocompletion, for the props of `useCallForm().field(name)`. */

export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function PhoneField(props: TextInputProps) {
  const { form } = useMessages(shared);
  return (
    <TextInput type="tel" inputMode="tel" autoComplete="tel" placeholder={form.phoneExample} dir="ltr" {...props} />
  );
}

/** Inserts the dashes of 5-7-1 while a person types the digits. */
export function CnicField({ onChange, ...props }: TextInputProps) {
  const { form } = useMessages(shared);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.currentTarget.value = formatCnic(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <TextInput
      inputMode="numeric"
      placeholder={form.cnicExample}
      maxLength={15}
      dir="ltr"
      {...props}
      onChange={change}
    />
  );
}

export function formatCnic(text: string): string {
  const digits = toPlainDigits(text).replace(/\D/g, "").slice(0, 13);
  return [digits.slice(0, 5), digits.slice(5, 12), digits.slice(12)].filter((part) => part !== "").join("-");
}

export function PasswordField(props: PasswordInputProps) {
  const { form } = useMessages(shared);
  return (
    <PasswordInput
      autoComplete="current-password"
      // Mantine sets it on its other fields.
      aria-invalid={Boolean(props.error) || undefined}
      rightSectionWidth={44}
      visibilityToggleButtonProps={{ "aria-label": form.togglePassword, tabIndex: 0, className: "password-eye" }}
      {...props}
    />
  );
}
