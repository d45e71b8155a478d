import "../../../../shared/layout/styles/thumb-bar.css";
import "../../../../shared/lists/lists.css";
import "../../customers.css";
import { Alert, Button, Group, Stack } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import customers from "../../../../locales/en/customers.json";
import { writePlainDigits } from "../../../../shared/forms/plain-digits.ts";
import { steadyTap } from "../../../../shared/forms/submit-button.tsx";
import type { CallForm } from "../../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobDraft } from "../job-draft.ts";

export interface StepProps {
  draft: JobDraft;
  /** Called with each change of a field. */
  change: (values: Partial<JobDraft>) => void;
  /** Called with the step's values, which `change` may not have set yet, and the words of a search that have answered it. */
  next: (values: Partial<JobDraft>, searched?: string) => unknown;
  back?: () => void;
}

interface StepFormProps<V extends Record<string, unknown>, Parsed> extends Pick<StepProps, "change" | "next" | "back"> {
  form: CallForm<V, Parsed>;
  children: ReactNode;
}

/** One step: its fields, their errors, and the buttons forward and back. */
export function StepForm<V extends Partial<JobDraft>, Parsed>(props: StepFormProps<V, Parsed>) {
  const { form, change, next, back, children } = props;
  const { post } = useMessages(customers);
  const { values } = form.form;
  const takeOver = useEffectEvent(change);
  useEffect(() => takeOver(values), [values]);
  return (
    <form
      noValidate
      onChangeCapture={writePlainDigits}
      onSubmit={form.submitWith(async () => next(form.form.getValues()))}
    >
      <Stack gap="md">
        {children}
        {form.summary !== "" && (
          <Alert color="red" variant="light" role="alert">
            {form.summary}
          </Alert>
        )}
        <Group className="step-buttons thumb-bar">
          {back && (
            <Button variant="default" onClick={back}>
              {post.back}
            </Button>
          )}
          <Button type="submit" {...steadyTap}>
            {post.next}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
