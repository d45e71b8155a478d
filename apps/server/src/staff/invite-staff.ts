import type * as api from "@hunarmand/api/staff/staff";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { logSecurity } from "../services/security/security-log.ts";
import { AppError } from "../values/app-error.ts";
import { describeInvitation, queueInvitation } from "./invitation.ts";
import { findInvited } from "./staff.queries.ts";

export const inviteStaff: UseCase<typeof api.inviteStaff> = async (services, caller, { params: { id } }) => {
  const { db, clock } = services;
  const email = await db.transaction().execute(async (transaction) => {
    const member = await findInvited(transaction, id);
    if (!member?.email) throw new AppError("staff-not-found");
    if (member.hasPassword) throw new AppError("invitation-used");
    const inside = { ...services, db: transaction };
    await queueInvitation(inside, { accountId: id, email: member.email });
    await logSecurity(inside, { kind: "staff-invited", accountId: id, actorId: caller.accountId });
    const subject = { subjectType: "account", subjectId: id, after: { email: member.email } };
    await writeAudit(transaction, { at: clock.now(), actorId: caller.accountId, action: "staff.invite", ...subject });
    return member.email;
  });
  return { message: describeInvitation(services, email) };
};
