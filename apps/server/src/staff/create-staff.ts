import { randomUUID } from "node:crypto";
import type * as contract from "@hunarmand/contract/staff";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../database/audit.queries.ts";
import { isDuplicate } from "../database/database.ts";
import type { UseCase } from "../http/serve.ts";
import { normaliseEmail } from "../services/identifiers.ts";
import { describeInvitation, queueInvitation } from "./invitation.ts";

export const createStaff: UseCase<typeof contract.createStaff> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { firstName, lastName, role } = body;
  const [id, now, email] = [randomUUID(), clock.now(), normaliseEmail(body.email)];
  const add = db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("accounts")
      .values({ id, role, firstName, lastName, email, phone: null, passwordHash: null, createdAt: now })
      .execute();
    await queueInvitation({ ...services, db: transaction }, { accountId: id, email });
    const subject = { subjectType: "account", subjectId: id, after: { role, email } };
    await writeAudit(transaction, { at: now, actorId: caller.accountId, action: "staff.create", ...subject });
  });
  await add.catch((error) => {
    if (!isDuplicate(error, "accounts_email_unique")) throw error;
    const refusal = new AppError("email-taken");
    throw new AppError("email-taken", [{ field: "email", message: refusal.message }]);
  });
  return { message: describeInvitation(services, email), id };
};
