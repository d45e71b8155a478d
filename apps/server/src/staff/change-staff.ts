import { isOfficeRole, type OfficeRole } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/staff/staff";
import type { Database } from "../database/database.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import type { Caller } from "../services/login/caller.ts";
import { endAccountSessions } from "../services/login/sessions.ts";
import { logSecurity } from "../services/security/security-log.ts";
import type { Services } from "../services/services.ts";
import { AppError } from "../values/app-error.ts";
import { assertAsRead } from "../values/as-read.ts";
import { getReplies } from "../values/replies.ts";
import { findMember, lockOwners, type StaffState, writeMember } from "./staff.queries.ts";

/** An Owner's change to a member of staff. */
export interface StaffChange {
  id: string;
  action: "staff.disable" | "staff.enable" | "staff.role" | "staff.end-sessions";
  reason: string;
  change: { role?: OfficeRole; disabledAt?: Date | null };
  read?: { role: OfficeRole };
}

const events = {
  "staff.disable": "staff-disabled",
  "staff.enable": "staff-enabled",
  "staff.role": "staff-role-changed",
  "staff.end-sessions": "staff-sessions-ended",
} as const;

/**
 * Changes a member of staff, ends all their sessions and writes the audit row, in one transaction. Locks the Owners first: of two who
 * dismiss each other at once, the second is no longer an Owner after the wait.
 *
 * @returns false if it was changed before
 */
export async function changeStaff(services: Services, caller: Caller, wish: StaffChange): Promise<boolean> {
  const { db, callers } = services;
  const hasChanged = await db.transaction().execute(async (transaction) => {
    const owners = await lockOwners(transaction);
    if (!owners.includes(caller.accountId)) throw new AppError("not-allowed");
    const { before, after } = await getStates(transaction, wish);
    const isSame = before.role === after.role && Boolean(before.disabledAt) === Boolean(after.disabledAt);
    if (isSame && wish.action !== "staff.end-sessions") return false;
    if (wish.read) assertAsRead(wish.read, { role: before.role });
    const staysOwner = after.role === "Owner" && !after.disabledAt;
    if (owners.length === 1 && owners.includes(wish.id) && !staysOwner) throw new AppError("last-owner");
    await writeMember(transaction, wish.id, after);
    await endAccountSessions({ ...services, db: transaction }, wish.id);
    await auditStaff({ ...services, db: transaction }, caller, { ...wish, before, after });
    return true;
  });
  callers.forgetAccount(wish.id);
  return hasChanged;
}

async function getStates(
  db: Database,
  { id, change }: StaffChange,
): Promise<{ before: StaffState; after: StaffState }> {
  const member = await findMember(db, id);
  if (!member || !isOfficeRole(member.role)) throw new AppError("staff-not-found");
  const before = { role: member.role, disabledAt: member.disabledAt };
  return { before, after: { ...before, ...change } };
}

async function auditStaff(
  services: Pick<Services, "db" | "clock" | "origin">,
  { accountId }: Caller,
  { id, action, reason, before, after }: StaffChange & { before: StaffState; after: StaffState },
): Promise<void> {
  const toRecord = ({ role, disabledAt }: StaffState) => ({ role, isDisabled: Boolean(disabledAt) });
  const states = action === "staff.end-sessions" ? {} : { before: toRecord(before), after: toRecord(after) };
  const subject = { subjectType: "account", subjectId: id, reason, ...states };
  await writeAudit(services.db, { at: services.clock.now(), actorId: accountId, action, ...subject });
  const detail = action === "staff.role" ? { detail: after.role } : {};
  await logSecurity(services, { kind: events[action], accountId: id, actorId: accountId, ...detail });
}

/** Moves a member of staff to another desk, with the reason. Their sessions end, and the new role applies from the next login. */
export const changeStaffRole: UseCase<typeof api.changeStaffRole> = async (services, caller, { params, body }) => {
  const { role, reason, read } = body;
  // A repeat changes nothing and gets the same reply.
  await changeStaff(services, caller, { id: params.id, action: "staff.role", reason, change: { role }, read });
  return { message: getReplies().changeStaffRole };
};

export const disableStaff: UseCase<typeof api.disableStaff> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { reason } = body;
  await changeStaff(services, caller, {
    id,
    action: "staff.disable",
    reason,
    change: { disabledAt: services.clock.now() },
  });
  return { message: getReplies().disableStaff };
};

export const enableStaff: UseCase<typeof api.enableStaff> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { reason } = body;
  await changeStaff(services, caller, { id, action: "staff.enable", reason, change: { disabledAt: null } });
  return { message: getReplies().enableStaff };
};

export const endStaffSessions: UseCase<typeof api.endStaffSessions> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { reason } = body;
  await changeStaff(services, caller, { id, action: "staff.end-sessions", reason, change: {} });
  return { message: getReplies().endStaffSessions };
};
