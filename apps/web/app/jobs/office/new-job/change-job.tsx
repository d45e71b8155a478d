import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import type { DeskJob } from "@hunarmand/api/jobs/office";
import { Button } from "@mantine/core";
import { useDecision } from "../../../desk/decisions/use-decision.ts";
import jobDesk from "../../../locales/en/job-desk.json";
import office from "../../../locales/en/office.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PhoneField } from "../../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { typeTime } from "../../customer/posting/job-draft.ts";
import { PlaceFields, WorkFields } from "./new-job-fields.tsx";
import { changedJob, emptyJob } from "./new-job-form.ts";
import { TimeFields } from "./time-fields.tsx";

/** The fields of the form with the job's values. */
function toForm(job: DeskJob): typeof emptyJob {
  const { category, skill, subSkill, description, city, area, address, phoneNumber, scheduledFor } = job;
  return {
    ...{ ...emptyJob, category, skill, city, area, address },
    subSkill: subSkill ?? "",
    description: description ?? "",
    customerPhone: phoneNumber ?? "",
    scheduledFor: scheduledFor ? typeTime(new Date(scheduledFor)) : "",
    paymentMethod: job.paymentMethod as typeof emptyJob.paymentMethod,
  };
}

/** The pin of another place would lead the handyman astray. */
const findLostPin = (job: DeskJob, place: Pick<DeskJob, "city" | "area" | "address">) =>
  (["city", "area", "address"] as const).some((name) => job[name] !== place[name])
    ? { pinLocationLatitude: null, pinLocationLongitude: null }
    : {};

/** The office changes a job that nobody has accepted, for its customer. */
export function ChangeJob({ job, onClose }: { job: DeskJob; onClose: () => void }) {
  const { change, create } = useMessages(jobDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const former = toForm(job);
  const form = useCallForm(changedJob(former), former, { draft: "none" });
  return (
    <FormDialog wide title={change.title({ job: job.jobNumber })} text={change.text} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={change.submit}
        onSave={async ({ customerPhone: phoneNumber, ...changed }) => {
          const cleared = { subSkill: changed.subSkill || null, description: changed.description || null };
          const body = { ...changed, ...cleared, phoneNumber, ...findLostPin(job, changed) };
          await decide(() => callApi(updateWebjob, { params: { id: job.id }, body }));
          onClose();
        }}
      >
        <TimeFields form={form} />
        <WorkFields form={form} />
        <PlaceFields form={form} />
        <PhoneField required autoComplete="off" label={create.customerPhone} {...form.field("customerPhone")} />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {decision.cancel}
      </Button>
    </FormDialog>
  );
}
