import { requiredText } from "@hunarmand/api/fields";
import { TextInput } from "@mantine/core";
import { z } from "zod";
import texts from "../../../locales/en/code-signup.json";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { ApplicantForm, type StepProps } from "./applicant-form.tsx";

const NameForm = z.object({ fullName: requiredText() });

export function NameStep({ applicant: { fullName }, ...ways }: StepProps) {
  const { name, nameHint } = useMessages(texts);
  const form = useCallForm(NameForm, { fullName }, { draft: "none" });
  return (
    <ApplicantForm form={form} {...ways}>
      <TextInput required autoComplete="name" label={name} description={nameHint} {...form.field("fullName")} />
    </ApplicantForm>
  );
}
