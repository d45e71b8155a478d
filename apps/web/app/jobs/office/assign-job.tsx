import { optionalLines, requiredLines } from "@hunarmand/api/fields";
import { type DeskJob, type JobCandidate, listJobCandidates } from "@hunarmand/api/jobs/office";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { limits } from "@hunarmand/api/limits";
import { useRef } from "react";
import { z } from "zod";
import { ReasonFields } from "../../desk/decisions/reason-fields.tsx";
import { useCandidates } from "../../desk/decisions/use-candidates.ts";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import jobDesk from "../../locales/en/job-desk.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { CandidateList } from "./candidate-list.tsx";

const choice = { providerId: z.string().min(1, { error: () => getMessages(jobDesk).assign.choose }) };
/** Assigning an open job needs no reason; taking a job from a handyman needs one. */
const Assignment = z.object({ ...choice, reason: optionalLines(limits.reasonCharacters) });
const Reassignment = z.object({ ...choice, reason: requiredLines(limits.reasonCharacters) });

interface AssignJobProps {
  /** A job that can be assigned: it has no price yet. */
  job: Pick<DeskJob, "id" | "providerId" | "status">;
  onClose: () => void;
}

/** The best match is first. A search by name or number finds all others. */
export function AssignJob({ job: { id, status, providerId: holder }, onClose }: AssignJobProps) {
  const { assign } = useMessages(jobDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const isTaken = holder !== null;
  const form = useCallForm(isTaken ? Reassignment : Assignment, { providerId: "", reason: "" }, { draft: "none" });
  const body = useRef<HTMLDivElement>(null);
  const load = (search: string) => callApi(listJobCandidates, { params: { id }, query: { search } });
  const candidates = useCandidates<JobCandidate>(load);
  return (
    <FormDialog title={assign.title} text={assign.text} close={decision.cancel} onClose={onClose}>
      <CandidateList
        candidates={candidates}
        chosen={form.form.values.providerId}
        error={form.form.errors.providerId === form.summary ? undefined : form.form.errors.providerId}
        onChoose={(providerId) => form.form.setFieldValue("providerId", providerId)}
        onConfirm={() => body.current?.querySelector("form")?.requestSubmit()}
      />
      <div ref={body}>
        <FormBody
          form={form}
          submitLabel={assign.submit}
          onSave={async (body) => {
            const read = { status, providerId: holder, price: null };
            await decide(() => callApi(assignJob, { params: { id }, body: { ...body, read } }));
            onClose();
          }}
        >
          <ReasonFields form={form} templates={assign.reasons} hint={decision.auditHint} isOptional={!isTaken} />
        </FormBody>
      </div>
    </FormDialog>
  );
}
