import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/staff/staff";
import { isDuplicate } from "../database/database.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { logSecurity } from "../services/security/security-log.ts";
import { AppError, makeIssue } from "../values/app-error.ts";
import { normaliseEmail } from "../values/identifiers.ts";
import { describeInvitation, queueInvitation } from "./invitation.ts";

export const createStaff: UseCase<typeof api.createStaff> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { firstName, lastName, role } = body;
  const [id, now, email] = [randomUUID(), clock.now(), normaliseEmail(body.email)];
  const add = db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("accounts")
      .values({ id, role, firstName, lastName, email, phone: null, passwordHash: null, createdAt: now })
      .execute();
    const inside = { ...services, db: transaction };
    await queueInvitation(inside, { accountId: id, email });
    const invited = { accountId: id, actorId: caller.accountId, detail: role };
    await logSecurity(inside, { kind: "staff-invited", ...invited });
    const subject = { subjectType: "account", subjectId: id, after: { role, email } };
    await writeAudit(transaction, { at: now, actorId: caller.accountId, action: "staff.create", ...subject });
  });
  await add.catch((error) => {
    if (!isDuplicate(error, "accounts_email_unique")) throw error;
    throw new AppError("email-taken", [makeIssue("email", "email-taken")]);
  });
  return { message: describeInvitation(services, email), id };
};
