import type * as api from "@hunarmand/api/contracts/crew";
import { providerStatus } from "@hunarmand/api/providers/steps";
import type { Database } from "../../database/database.ts";
import { isHeldOpen } from "../../domain/account/hold-open-account.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { readCrewRoom } from "./crew-room.ts";
import {
  findMember,
  insertMember,
  insertMemberEvent,
  isActive,
  lockContract,
  type MemberMove,
} from "./move-member.queries.ts";

export const assignMember: UseCase<typeof api.assignMember> = async (services, caller, { params, body }) => {
  await addToCrew(services, caller, { contractId: params.id, providerIds: [body.providerId] });
  return { message: getReplies().assignMember };
};

export const assignMembers: UseCase<typeof api.assignMembers> = async (services, caller, { params, body }) => {
  await addToCrew(services, caller, { contractId: params.id, providerIds: body.providerIds });
  return { message: getReplies().assignMembers };
};

interface Assignment {
  contractId: string;
  providerIds: readonly string[];
}

/** Adds all of them or none. A repeat changes nothing and gets the same reply. */
async function addToCrew(services: Services, caller: Caller, { contractId, providerIds }: Assignment): Promise<void> {
  const { db, clock } = services;
  // In one order, so that two calls for the same people never wait for each other.
  const ids = [...new Set(providerIds)].sort();
  await db.transaction().execute(async (transaction) => {
    const open = new Set<string>();
    for (const id of ids) if (await isHeldOpen(transaction, id)) open.add(id);
    const contract = await lockContract(transaction, contractId);
    if (!contract) throw new AppError("contract-not-found");
    const room = await readCrewRoom(transaction, contractId, ids);
    for (const providerId of ids) {
      const move = { contractId, providerId, now: clock.now() };
      if ((await findMember(transaction, move))?.leftAt === null) continue;
      if (!isActive(contract)) throw new AppError("contract-state");
      await assertMayJoin(transaction, providerId, open);
      room.take(providerId);
      await join(transaction, move, caller.accountId);
    }
  });
}

async function assertMayJoin(db: Database, providerId: string, open: ReadonlySet<string>): Promise<void> {
  await assertVerified(db, providerId);
  if (!open.has(providerId)) throw new AppError("provider-state");
}

async function join(db: Database, move: MemberMove, actorId: string): Promise<void> {
  await insertMember(db, move);
  await insertMemberEvent(db, move, { step: "assign", actorId, reason: null });
  await writeAudit(db, {
    at: move.now,
    actorId,
    action: "contract.assign-member",
    subjectType: "contract",
    subjectId: move.contractId,
    after: { providerId: move.providerId },
  });
}

async function assertVerified(db: Database, accountId: string): Promise<void> {
  const provider = await db
    .selectFrom("providers")
    .select("status")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (!provider) throw new AppError("provider-not-found");
  if (provider.status !== providerStatus.verified) throw new AppError("provider-state");
}
