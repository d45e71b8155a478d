import type * as api from "@hunarmand/api/inquiries/inquiries";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { takeStep } from "../database/take-step.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { findDueTime } from "./find-due-time.ts";
import { findInquiryFor } from "./inquiries.queries.ts";

const { to: status } = inquirySteps.reopen;

export const reopenComplaint: UseCase<typeof api.reopenComplaint> = async ({ db, clock }, _caller, { body }) => {
  const inquiry = await findInquiryFor(db, body);
  if (!inquiry) throw new AppError("inquiry-not-found");
  const former = await takeStep(db, "inquiries", {
    rule: inquirySteps.reopen,
    which: { id: inquiry.id },
    set: {
      reopenMessage: body.message,
      resolvedAt: null,
      dueAt: await findDueTime(db, clock.now(), inquiry.wantsReplacement),
    },
  });
  const isRepeated = inquiry.status === status && inquiry.reopenMessage === body.message;
  if (!former && !isRepeated) throw new AppError("inquiry-state");
  return { message: getReplies().reopenComplaint, status };
};
