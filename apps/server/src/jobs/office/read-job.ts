import type * as api from "@hunarmand/api/jobs/office";
import { auditJobReading } from "../../domain/audit/audit-reading.ts";
import { toDeskComplaint } from "../../domain/jobs/complaints/job-complaints.queries.ts";
import { isCaseOpen, toJobCase } from "../../domain/jobs/complaints/problems.queries.ts";
import { findSide } from "../../domain/jobs/job-side.ts";
import { sayCancelReason } from "../../domain/jobs/job-words.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { toAttachments } from "../attachments/attachment-wire.ts";
import { findOfficeJob } from "./list-jobs.queries.ts";
import { readCallHours, toOfficeJob } from "./list-jobs.ts";
import { findJobFacts, selectTimeline, type TimelineRow } from "./read-job.queries.ts";

export const readJob: UseCase<typeof api.readJob> = async (services, caller, { params }) => {
  const { db } = services;
  const [row, facts] = [await findOfficeJob(services, params.id), await findJobFacts(db, params.id)];
  if (!row || !facts) throw new AppError("job-not-found");
  await auditJobReading(services, caller, { jobId: params.id, action: "job.read" });
  const { scheduledFor, detailsSubmittedAt, durationDays, attachments, latestCase, complaints, ...others } = facts;
  const { cancelReason, noWorkReason, ledgerEntryId, cashJobId, declaredPaisa, claimedPaisa, confirmedPaisa, ...rest } =
    others;
  return {
    ...toOfficeJob(row, caller, await readCallHours(db, [row])),
    ...rest,
    cancelReason: sayCancelReason(noWorkReason, cancelReason),
    scheduledFor: scheduledFor?.toISOString() ?? null,
    detailsSubmittedAt: detailsSubmittedAt?.toISOString() ?? null,
    duration: durationDays,
    cash:
      cashJobId === null
        ? null
        : {
            declared: toPkr(declaredPaisa),
            claimedByCustomer: toPkr(claimedPaisa),
            confirmed: toPkr(confirmedPaisa),
          },
    isPaid: ledgerEntryId !== null,
    problem: toJobCase(latestCase),
    canSendBack: isCaseOpen(latestCase) && mayDispatch(caller),
    attachments: toAttachments(attachments, caller),
    complaints: complaints.map(toDeskComplaint),
    timeline: (await selectTimeline(db, params.id)).map(toEntry),
  };
};

const mayDispatch = (caller: Caller): boolean => actorsOf(caller).includes("Dispatcher");

const toEntry = ({
  at,
  kind,
  by,
  role,
  about,
  reason,
  amountPaisa,
  time,
  minutes,
  claimedAt,
  noWork,
}: TimelineRow): api.TimelineEntry => ({
  at: at.toISOString(),
  kind,
  by: by?.trim() ?? null,
  side: findSide(role),
  about,
  reason: sayCancelReason(noWork, reason),
  amount: toPkr(amountPaisa),
  time,
  minutes,
  claimedAt,
});
