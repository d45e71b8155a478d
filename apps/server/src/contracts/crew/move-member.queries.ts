import { memberStatus, memberSteps } from "@hunarmand/api/contracts/crew-steps";
import { type ContractStatus, contractStatus } from "@hunarmand/api/contracts/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { takeStep } from "../../database/take-step.ts";

export interface MemberMove {
  contractId: string;
  providerId: string;
  now: Date;
}

/** Locks the contract, so that its status does not change meanwhile, and concurrent calls do not exceed the crew's limit. */
export const lockContract = (db: Database, id: string): Promise<{ status: ContractStatus } | undefined> =>
  db.selectFrom("contracts").select("status").where("id", "=", id).forUpdate().executeTakeFirst();

export const isActive = ({ status }: { status: ContractStatus }): boolean => status === contractStatus.active;

/** Adds or re-adds someone to the crew. Returns whether that changed anything. Lock the contract first. */
export async function insertMember(db: Database, { contractId, providerId, now }: MemberMove): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("contractMembers")
    .values({ contractId, providerId, addedAt: now, leftAt: null, leftReason: null })
    .onConflict((conflict) =>
      conflict
        .columns(["contractId", "providerId"])
        .doUpdateSet({ addedAt: now, leftAt: null, leftReason: null })
        .where("contractMembers.leftAt", "is not", null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns whether they were on the crew. */
export async function endMembership(db: Database, { contractId, providerId, now }: MemberMove, reason: string) {
  const { from } = memberSteps.remove;
  const former = await takeStep(db, "contractMembers", {
    rule: { from },
    which: { contractId, providerId },
    set: { leftAt: now, leftReason: reason },
    statusNow: sql`case when former.left_at is null then ${sql.lit(memberStatus.onCrew)} else ${sql.lit(memberStatus.left)} end`,
  });
  return former !== undefined;
}

export const findMember = (db: Database, { contractId, providerId }: Pick<MemberMove, "contractId" | "providerId">) =>
  db
    .selectFrom("contractMembers")
    .select("leftAt")
    .where("contractId", "=", contractId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();

/** Adds a line about the crew to the contract's history. */
export async function insertMemberEvent(
  db: Database,
  { contractId, providerId, now }: MemberMove,
  { step, actorId, reason }: { step: keyof typeof memberSteps; actorId: string; reason: string | null },
): Promise<void> {
  await db
    .insertInto("contractEvents")
    .values({ contractId, memberId: providerId, at: now, actorId, kind: memberSteps[step].event, reason })
    .execute();
}
