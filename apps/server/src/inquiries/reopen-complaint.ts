import type * as api from "@hunarmand/api/inquiries/inquiries";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { findInquiryFor } from "./inquiries.queries.ts";
import { moveInquiry } from "./move-inquiry.queries.ts";
import { dueAfter } from "./submit-inquiry.ts";

const { to: status } = inquirySteps.reopen;

export const reopenComplaint: UseCase<typeof api.reopenComplaint> = async ({ db, clock }, _caller, { body }) => {
  const inquiry = await findInquiryFor(db, body);
  if (!inquiry) throw new AppError("inquiry-not-found");
  const before = await moveInquiry(db, {
    step: "reopen",
    id: inquiry.id,
    set: { reopenMessage: body.message, resolvedAt: null, dueAt: dueAfter(clock.now()) },
  });
  const isRepeated = inquiry.status === status && inquiry.reopenMessage === body.message;
  if (!before && !isRepeated) throw new AppError("inquiry-state");
  return { message: getReplies().reopenComplaint, status };
};
