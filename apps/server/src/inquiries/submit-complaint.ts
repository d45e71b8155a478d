import type * as api from "@hunarmand/api/inquiries/inquiries";
import { isPartyOf } from "../domain/jobs/complaints/job-complaints.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { submitInquiry } from "./submit-inquiry.ts";

/** Anybody may complain of anything; only a job's own people hang their words on it. */
export const submitComplaint: UseCase<typeof api.submitComplaint> = async (services, caller, { body }) => {
  const { fullName: name, email, phone, subject, complaint: message, jobId } = body;
  const isOwn = !jobId || (caller && (await isPartyOf(services.db, jobId, caller.accountId)));
  if (!isOwn) throw new AppError("job-not-found");
  const inquiry = { kind: "complaint", name, email, phone, subject, message, jobId } as const;
  return { message: getReplies().submitComplaint, reference: await submitInquiry(services, caller, inquiry) };
};
