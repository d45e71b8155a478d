import type * as api from "@hunarmand/api/jobs/customer";
import type { JobAsk } from "@hunarmand/api/jobs/job";
import { isCompleted, isRequested } from "@hunarmand/api/jobs/steps";
import { findJobCall } from "@hunarmand/api/open-hours";
import type { Database } from "../../database/database.ts";
import { auditJobReading } from "../../domain/audit/audit-reading.ts";
import { toJobComplaint } from "../../domain/jobs/complaints/job-complaints.queries.ts";
import { isCaseInTime, isCaseOpen, toJobCase } from "../../domain/jobs/complaints/problems.queries.ts";
import { toPriceBand } from "../../domain/jobs/price-band.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { isOffice } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { toAttachments } from "../attachments/attachment-wire.ts";
import { toOnlyAsked, toSomeAsked } from "./first-ask.queries.ts";
import { getPayment } from "./job-payment.queries.ts";
import { toCustomerJob, toJobEvent } from "./job-wire.ts";
import { findCustomerJob, selectTimeline } from "./jobs.queries.ts";

export const getJob: UseCase<typeof api.getJob> = async (services, caller, { params }) => {
  const { db } = services;
  const job = await findCustomerJob(services, params.id, isOffice(caller) ? undefined : caller.accountId);
  if (!job) throw new AppError("job-not-found");
  await auditJobReading(services, caller, { jobId: params.id, action: "job.read" });
  const events = await selectTimeline(db, params.id);
  return {
    ...toCustomerJob(job, caller),
    timeline: events.map(toJobEvent),
    usualPrice: toPriceBand(job),
    workDescription: job.workDescription,
    workMinutes: job.workMinutes,
    feedback: job.feedback,
    attachments: toAttachments(job.attachments, caller),
    complaints: job.complaints.map((row) => ({ ...toJobComplaint(row), message: row.message })),
    payment: isCompleted(job) && !job.followsJobId ? await getPayment(db, params.id) : null,
    asked: isRequested(job) ? await toAsk(db, job) : null,
    problem: toJobCase(job.latestCase),
    canReportProblem: isCaseInTime(job.completedAt, services.clock.now()) && !isCaseOpen(job.latestCase),
  };
};

type AskedJob = NonNullable<Awaited<ReturnType<typeof findCustomerJob>>>;

/** Who was asked, and by when the office calls if nobody accepts: counted from the end of their time. */
async function toAsk(db: Database, job: AskedJob): Promise<JobAsk> {
  const { visits } = await getSettings(db);
  const from = job.openLater ?? job.openUntil ?? job.waitsSince;
  return {
    providers: Number(job.askedProviders),
    until: job.openUntil?.toISOString() ?? null,
    laterUntil: job.openLater?.toISOString() ?? null,
    only: toOnlyAsked(job.onlyAsked),
    people: toSomeAsked(job.someAsked),
    open: job.openCounts,
    callBy: findJobCall({ from, wished: job.scheduledFor }, visits).toISOString(),
  };
}
