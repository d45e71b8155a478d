import type * as api from "@hunarmand/api/inquiries/office";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findInquiry } from "../inquiries.queries.ts";
import { moveInquiry } from "../move-inquiry.queries.ts";

export const acknowledgeInquiry: UseCase<typeof api.acknowledgeInquiry> = async (services, caller, { params }) => {
  const { db, clock } = services;
  const { id } = params;
  const { to } = inquirySteps.acknowledge;
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const before = await moveInquiry(transaction, { step: "acknowledge", id });
    if (!before) return false;
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "inquiry.acknowledge",
      subjectType: "inquiry",
      subjectId: id,
      before: { status: before },
      after: { status: to },
    });
    return true;
  });
  if (!hasMoved) {
    const inquiry = await findInquiry(db, id);
    if (!inquiry) throw new AppError("inquiry-not-found");
    if (inquiry.status !== to) throw new AppError("inquiry-state");
  }
  return { message: getReplies().acknowledgeInquiry, status: to };
};
