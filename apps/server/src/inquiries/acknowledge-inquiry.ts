import type * as contract from "@hunarmand/contract/inquiries";
import { inquirySteps } from "@hunarmand/contract/inquiries/steps";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../database/audit.queries.ts";
import { moveInquiry } from "../domain/inquiry/move-inquiry.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { findInquiry } from "./inquiries.queries.ts";

export const acknowledgeInquiry: UseCase<typeof contract.acknowledgeInquiry> = async (services, caller, { params }) => {
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
  return { message: "The inquiry is in work.", status: to };
};
