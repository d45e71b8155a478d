import { NativeSelect, Textarea } from "@mantine/core";
import office from "../../locales/en/office.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface ReasonFieldsProps<V extends { reason: string }, Parsed> {
  form: CallForm<V, Parsed>;
  /** Common reasons. The staff member can edit a chosen one. */
  templates: Readonly<Record<string, string>>;
  /** Says who reads the reason, when it is not the person concerned. */
  hint?: string;
  isOptional?: boolean;
}

export function ReasonFields<V extends { reason: string }, Parsed>(props: ReasonFieldsProps<V, Parsed>) {
  const { form, templates, hint, isOptional = false } = props;
  const { decision } = useMessages(office);
  const options = Object.values(templates).map((value) => ({ value, label: value }));
  return (
    <>
      <NativeSelect
        label={decision.template}
        data={[{ value: "", label: decision.ownWords }, ...options]}
        onChange={({ currentTarget: { value } }) => form.form.setFieldValue("reason", value as never)}
      />
      <Textarea
        required={!isOptional}
        rows={isOptional ? 2 : 4}
        label={decision.reason}
        description={hint ?? decision.reasonHint}
        {...form.field("reason")}
      />
    </>
  );
}
