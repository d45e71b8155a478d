import type * as api from "@hunarmand/api/jobs/office-steps";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import type { Database } from "../../database/database.ts";
import { findClashes } from "../../domain/jobs/clashes.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { makeStartCode } from "../../domain/jobs/start-code.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { type DeskMove, lockProvider } from "./jobs-desk.queries.ts";
import { takeDeskStep } from "./take-desk-step.ts";

const { accepted } = jobStatus;

export const assignJob: UseCase<typeof api.assignJob> = async (services, caller, { params, body }) => {
  const { providerId, reason } = body;
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    read: body.read,
    action: "job.assign",
    ...(reason ? { reason } : {}),
    after: { status: accepted, providerId },
    move: (db, move) => giveJob(db, move, providerId),
    isDone: (job) => job.status === accepted && job.providerId === providerId,
  });
  const clashes = await findClashes(services.db, params.id, services.clock.now());
  const { assignJob: done, assignJobClashes } = getReplies();
  const jobs = clashes.map(({ jobNumber }) => jobNumber).join(", ");
  const message = clashes.length === 0 ? done : `${done} ${assignJobClashes({ jobs })}`;
  return { message, status, clashes };
};

/** Assigns the job, or reassigns it if a handyman has it. @throws AppError provider-not-found, provider-state */
async function giveJob(db: Database, move: DeskMove, providerId: string): Promise<boolean> {
  await lockProvider(db, providerId);
  const set = { providerId, acceptedAt: move.now, ...makeStartCode() };
  return (await moveJob(db, { ...move, step: "assign", set })) || moveJob(db, { ...move, step: "reassign", set });
}
