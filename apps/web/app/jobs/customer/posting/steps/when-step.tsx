import "@mantine/core/styles/Radio.css";
import { paymentMethods } from "@hunarmand/api/jobs/job";
import { Radio, Skeleton, Stack } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { PhoneField } from "../../../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useSession } from "../../../../shared/person/session.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { WhenStep as schema } from "../job-draft.ts";
import { StepForm, type StepProps } from "./step-form.tsx";
import { TimeChips } from "./time-chips.tsx";

// Most people tap one of the usual times.
const OtherTime = lazyPart(async () => (await import("../times/other-time.tsx")).OtherTime, {
  fallback: <Skeleton height={62} />,
});

export function WhenStep({ draft, ...ways }: StepProps) {
  const { post } = useMessages(customers);
  const { time, scheduledAt, paymentMethod, phoneNumber } = draft;
  const form = useCallForm(schema, { time, scheduledAt, paymentMethod, phoneNumber }, { draft: "none" });
  const { values, setValues } = form.form;
  // A visitor gives their number with their name.
  const hasNumber = useSession() !== null || phoneNumber !== "";
  return (
    <StepForm form={form} {...ways}>
      <TimeChips values={values} work={draft} choose={setValues} />
      {values.time === "later" && (
        <OtherTime
          value={values.scheduledAt}
          error={form.field("scheduledAt").error}
          onChange={(scheduled) => setValues({ scheduledAt: scheduled })}
        />
      )}
      <Radio.Group label={post.payment} {...form.field("paymentMethod")}>
        <Stack gap={0}>
          {paymentMethods.map((method) => (
            <Radio
              key={method}
              value={method}
              label={post.payments[method].title}
              description={post.payments[method].text}
              className="tall-check"
            />
          ))}
        </Stack>
      </Radio.Group>
      {hasNumber && <PhoneField label={post.phoneNumber} description={post.phoneHint} {...form.field("phoneNumber")} />}
    </StepForm>
  );
}
