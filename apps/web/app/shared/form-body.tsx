import "./form-styles.ts";
import { Alert, Button, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { ContractForm } from "./use-contract-form.ts";

interface FormBodyProps<V extends Record<string, unknown>, Parsed> {
  form: ContractForm<V, Parsed>;
  onSave: (values: Parsed) => Promise<unknown>;
  submitLabel: string;
  /** For forms whose button waits until everything is right (card, change password). */
  disabled?: boolean;
  children: ReactNode;
}

/** A form with its fields, the summary of what is wrong, and the one button that sends it. */
export function FormBody<V extends Record<string, unknown>, Parsed>(props: FormBodyProps<V, Parsed>) {
  const { form, onSave, submitLabel, disabled = false, children } = props;
  return (
    <form noValidate onSubmit={form.submitWith(onSave)}>
      <Stack gap="md">
        {children}
        {form.summary !== "" && (
          <Alert color="red" variant="light">
            {form.summary}
          </Alert>
        )}
        <Button type="submit" fullWidth loading={form.busy} disabled={disabled}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
