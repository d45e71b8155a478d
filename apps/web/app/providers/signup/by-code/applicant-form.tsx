import "../../../shared/layout/styles/thumb-bar.css";
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import texts from "../../../locales/en/code-signup.json";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import type { CallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { Applicant } from "./applicant.ts";

export interface StepProps {
  applicant: Applicant;
  /** Called with each change of a field. */
  change: (values: Partial<Applicant>) => void;
  /** Called with the step's values, which `change` may not have set yet. */
  next: (values: Partial<Applicant>) => Promise<unknown>;
  back: () => void;
}

interface ApplicantFormProps<V extends Partial<Applicant>, Parsed> extends Omit<StepProps, "applicant"> {
  form: CallForm<V, Parsed>;
  submitLabel?: string;
  /** A choice is not complete yet. */
  isBusy?: boolean;
  children: ReactNode;
}

/** One step: its fields, and the buttons forward and back. */
export function ApplicantForm<V extends Partial<Applicant>, Parsed>(props: ApplicantFormProps<V, Parsed>) {
  const { form, submitLabel, isBusy = false, change, next, back, children } = props;
  const { goOn, back: backLabel } = useMessages(texts);
  const { values } = form.form;
  const takeOver = useEffectEvent(change);
  useEffect(() => takeOver(values), [values]);
  return (
    <>
      <FormBody
        inReach
        form={form}
        onSave={() => next(form.form.getValues())}
        submitLabel={submitLabel ?? goOn}
        disabled={isBusy}
      >
        {children}
      </FormBody>
      <Button variant="subtle" fullWidth onClick={back}>
        {backLabel}
      </Button>
    </>
  );
}
