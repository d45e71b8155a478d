import { login } from "@hunarmand/api/account/account";
import { TextInput } from "@mantine/core";
import { FormBody } from "../../app/shared/forms/form-body.tsx";
import { useCallForm } from "../../app/shared/forms/use-call-form.ts";

export type Save = (values: { identifier: string; password: string }) => Promise<unknown>;

/** A form with two fields. */
export function SampleForm({ save, initial }: { save: Save; initial: { identifier: string; password: string } }) {
  const form = useCallForm(login.body, initial, { draft: "none", incomplete: "Please fill all required fields." });
  return (
    <FormBody form={form} onSave={save} submitLabel="Send">
      <TextInput label="Identifier" {...form.field("identifier")} />
      <TextInput label="Password" {...form.field("password")} />
    </FormBody>
  );
}
