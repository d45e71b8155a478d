import { requiredText } from "@hunarmand/api/fields";
import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import texts from "../../../locales/en/code-signup.json";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { ApplicantForm, type StepProps } from "./applicant-form.tsx";

const NameForm = z.object({ fullName: requiredText() });

export function NameStep({ applicant: { fullName }, ...ways }: StepProps) {
  const { name, nameHint, nameShort, nameWhole } = useMessages(texts);
  const form = useCallForm(NameForm, { fullName }, { draft: "none" });
  const typed = form.form.values.fullName.trim();
  const [askedOf, setAskedOf] = useState<string>();
  const isAsked = typed !== "" && typed === askedOf;
  // Many have one name: they are asked once, and go on by the same button.
  const next: StepProps["next"] = async (values) => {
    if (splitName(typed).lastName === "" && !isAsked) setAskedOf(typed);
    else await ways.next(values);
  };
  return (
    <ApplicantForm form={form} {...ways} next={next} {...(isAsked && { submitLabel: nameWhole })}>
      <TextInput required autoComplete="name" label={name} description={nameHint} {...form.field("fullName")} />
      {isAsked && (
        <Text role="status" fw={600}>
          {nameShort}
        </Text>
      )}
    </ApplicantForm>
  );
}
