import type { JobDetails } from "@hunarmand/api/jobs/job";
import { jobStatus, jobSteps, workStatus } from "@hunarmand/api/jobs/steps";
import { findNextSteps } from "@hunarmand/api/steps";
import { keepMark } from "../calls/stored/stored-marks.ts";
import type { WaitingCall } from "./waiting-call.ts";
import { listWaiting, readPerson } from "./waiting-database.ts";
import { isHolding } from "./waiting-kinds.ts";

/** A job of the handyman's lists or steps. A list has fewer of the fields. */
type AnyJob = Pick<JobDetails, "jobId" | "status" | "nextSteps" | "detailsSubmittedAt"> & Partial<JobDetails>;

const minuteMilliseconds = 60_000;

type Changes = Partial<JobDetails>;
type Values = Readonly<Record<string, unknown>>;

/** Returns the handyman's job as it is after their calls that wait, so that they can go on without a network. */
export async function afterWaiting<J extends AnyJob>(job: J): Promise<J> {
  const person = readPerson();
  const calls = person === undefined ? [] : await listWaiting(person).catch(() => []);
  const applied = applyWaiting(job, calls);
  keepMark(job, applied);
  return applied;
}

/** Stops at a refused call that the later ones need. */
export function applyWaiting<J extends AnyJob>(job: J, calls: readonly WaitingCall[]): J {
  let applied = job;
  for (const call of calls.filter(({ subject }) => subject === job.jobId)) {
    if (isHolding(call)) return applied;
    const changes = call.refusal ? undefined : findChanges(call, applied);
    if (!changes) continue;
    const changed = { ...applied, ...changes };
    // What they say about their coming moves nothing: the server's steps still hold.
    applied = call.kind === "late" ? changed : withSteps(changed);
  }
  return applied;
}

function findChanges({ kind, values, doneAt }: WaitingCall, job: AnyJob): Changes | undefined {
  const at = new Date(doneAt).toISOString();
  if (kind === "arrival" || kind === "startCode") {
    const startedByCode = kind === "startCode";
    const arrivalVerified = startedByCode || values.latitude !== undefined;
    return { status: jobStatus.inProgress, arrivedAt: job.arrivedAt ?? at, arrivalVerified, startedByCode };
  }
  if (kind === "late" && job.scheduledFor === null) return { comesAt: toComing(values, doneAt) };
  if (kind === "details") return toDetails(values, at, job);
  return kind === "completion" ? toCompletion(values, at) : undefined;
}

/** For a job without a time the minutes count from when the handyman said them, unless they tapped a clock time (docs/product.md J22). */
const toComing = ({ minutes, comesAt }: Values, saidAt: number): string =>
  typeof comesAt === "string" ? comesAt : new Date(saidAt + Number(minutes) * minuteMilliseconds).toISOString();

/** The price of a visit that repeats a job stays free. */
function toDetails(values: Values, at: string, { followsJobId, earning }: AnyJob): Changes {
  const salary = followsJobId ? 0 : Number(values.salary);
  const asked = salary === (earning ?? undefined) || salary === 0 ? {} : { priceStatus: "asked" as const };
  return {
    workMinutes: null,
    materials: null,
    ...(values as Changes),
    salary,
    earning: salary,
    detailsSubmittedAt: at,
    ...asked,
  };
}

const toCompletion = (values: Values, at: string): Changes =>
  values.workStatus === workStatus.completed
    ? { status: jobStatus.completed, completedDate: at, workStatus: workStatus.completed }
    : (values as Changes);

/** By the table that the server reads. The other side's part of a job does not change without a network. */
function withSteps<J extends AnyJob>(job: J): J {
  const met = [
    ...(job.detailsSubmittedAt === null ? [] : ["details"]),
    ...(job.status === jobStatus.completed && (job.earning ?? 0) > 0 ? ["unsettled"] : []),
  ];
  return { ...job, nextSteps: findNextSteps(jobSteps, { status: job.status, met }, ["provider"]) };
}
