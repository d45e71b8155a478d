import type { CallerJob, CallerPlace } from "@hunarmand/api/jobs/callers/callers";
import { Fieldset, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import jobDesk from "../../../locales/en/job-desk.json";
import { PhoneField } from "../../../shared/forms/form-fields.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { CallerCard } from "./caller-card.tsx";
import type { NewJobForm } from "./new-job-fields.tsx";
import { useCaller } from "./use-caller.ts";

/** The number comes first: it recognises the caller, whose last job can be posted again. */
export function CallerFields({ form }: { form: NewJobForm }) {
  const { create } = useMessages(jobDesk);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const caller = useCaller(form.form.values.customerPhone);
  const filled = useRef({ phone: "", name: "" });
  const { isRestored } = form.draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when a draft is restored
  useEffect(() => {
    if (!isRestored) return;
    const { customerPhone: phone, customerName: name } = form.form.getValues();
    filled.current = { phone, name };
    // The next call may be another person's: typing replaces the number.
    fieldset.current?.querySelector<HTMLInputElement>("[name=customerPhone]")?.select();
  }, [isRestored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another caller changes the name, not what is typed
  useEffect(() => {
    const { phone, name } = filled.current;
    // Not the rendered values: a letter that is typed before this effect runs would be lost.
    const { customerPhone, customerName } = form.form.getValues();
    if (caller === undefined || (customerName !== "" && customerName !== name)) return;
    // Nobody has this number: the name of another one does not stay.
    const next = caller?.name ?? (customerPhone === phone ? customerName : "");
    filled.current = { phone: customerPhone, name: next };
    form.form.setFieldValue("customerName", next);
  }, [caller]);
  const fillPlace = ({ city, area, address }: CallerPlace) => {
    form.form.setFieldValue("city", city);
    form.form.setFieldValue("area", area);
    form.form.setFieldValue("address", address);
  };
  const postAgain = (job: CallerJob) => {
    form.form.setFieldValue("category", job.category);
    form.form.setFieldValue("skill", job.skill);
    form.form.setFieldValue("subSkill", job.subSkill ?? "");
    fillPlace({ ...job, label: null });
    // All is filled in: Enter posts the job.
    fieldset.current?.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };
  return (
    <Fieldset ref={fieldset} legend={create.caller}>
      <div className="form-grid">
        <PhoneField
          required
          autoFocus
          autoComplete="off"
          label={create.customerPhone}
          {...form.field("customerPhone")}
        />
        {caller === null && (
          <p role="status" className="new-caller form-grid-wide">
            {create.known.isNew}
          </p>
        )}
        {caller && <CallerCard caller={caller} onAgain={postAgain} onPlace={fillPlace} />}
        <TextInput required autoComplete="off" label={create.customerName} {...form.field("customerName")} />
      </div>
    </Fieldset>
  );
}
