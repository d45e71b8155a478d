import type * as api from "@hunarmand/api/inquiries/office";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { getReplies } from "../../values/replies.ts";
import { findInquiry } from "../inquiries.queries.ts";
import { moveInquiry } from "../move-inquiry.queries.ts";

export const resolveInquiry: UseCase<typeof api.resolveInquiry> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const { id } = params;
  const { answer } = body;
  const { to } = inquirySteps.resolve;
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const before = await moveInquiry(transaction, { step: "resolve", id, set: { answer, resolvedAt: now } });
    if (!before) return false;
    const inquiry = await findInquiry(transaction, id);
    assertAsRead(body.read, { reopenMessage: inquiry?.reopenMessage ?? null });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "inquiry.resolve",
      subjectType: "inquiry",
      subjectId: id,
      before: { status: before },
      after: { status: to, answer },
    });
    return true;
  });
  if (!hasMoved) {
    const inquiry = await findInquiry(db, id);
    if (!inquiry) throw new AppError("inquiry-not-found");
    if (inquiry.status !== to || inquiry.answer !== answer) throw new AppError("inquiry-state");
  }
  return { message: getReplies().resolveInquiry, status: to };
};
