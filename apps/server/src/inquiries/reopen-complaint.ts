import type * as contract from "@hunarmand/api/inquiries/inquiries";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { findInquiryFor, moveInquiry } from "./inquiries.queries.ts";
import { dueAfter } from "./submit-inquiry.ts";

export const reopenComplaint: UseCase<typeof contract.reopenComplaint> = async ({ db, clock }, _caller, { body }) => {
  const inquiry = await findInquiryFor(db, body);
  if (!inquiry) throw new AppError("inquiry-not-found");
  const before = await moveInquiry(db, {
    id: inquiry.id,
    from: ["Resolved"],
    to: "Reopened",
    set: { reopenMessage: body.message, resolvedAt: null, dueAt: dueAfter(clock.now()) },
  });
  const isRepeated = inquiry.status === "Reopened" && inquiry.reopenMessage === body.message;
  if (!before && !isRepeated) throw new AppError("inquiry-state");
  return { message: "Your inquiry is open again.", status: "Reopened" };
};
