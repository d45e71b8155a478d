import { contractStatus } from "@hunarmand/api/contracts/steps";
import type * as api from "@hunarmand/api/inquiries/inquiries";
import { findOwnStatus } from "../domain/contracts/own-contracts.queries.ts";
import { isPartyOf } from "../domain/jobs/complaints/job-complaints.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { findDueTime } from "./find-due-time.ts";
import { submitInquiry } from "./submit-inquiry.ts";

/** Anyone may complain about anything, but only a job's parties can refer to it, and only the owner to a contract. */
export const submitComplaint: UseCase<typeof api.submitComplaint> = async (services, caller, { body }) => {
  const { fullName: name, email, phone, subject, complaint: message, jobId, contractId, about } = body;
  const { db, clock } = services;
  const isOwn = !jobId || (caller && (await isPartyOf(db, jobId, caller.accountId)));
  if (!isOwn) throw new AppError("job-not-found");
  const status = contractId && caller && (await findOwnStatus(db, contractId, caller.accountId));
  if (contractId && !status) throw new AppError("contract-not-found");
  const wantsReplacement = about === "replacement" && status === contractStatus.active;
  const dueAt = await findDueTime(db, clock.now(), wantsReplacement);
  const known = { kind: "complaint", name, email, phone, subject, message, jobId, contractId } as const;
  const reference = await submitInquiry(services, caller, { ...known, dueAt, wantsReplacement });
  return { message: getReplies().submitComplaint, reference, dueAt: dueAt.toISOString() };
};
