import type * as api from "@hunarmand/api/contracts/crew";
import { providerStatus } from "@hunarmand/api/providers/steps";
import type { Database } from "../../database/database.ts";
import { isHeldOpen } from "../../domain/account/hold-open-account.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findMember, hasRoom, insertMember, insertMemberEvent, isActive, lockContract } from "./move-member.queries.ts";

export const assignMember: UseCase<typeof api.assignMember> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const { accountId: actorId } = caller;
  const move = { contractId: params.id, providerId: body.providerId, now: clock.now() };
  await db.transaction().execute(async (transaction) => {
    const isOpen = await isHeldOpen(transaction, body.providerId);
    const contract = await lockContract(transaction, params.id);
    if (!contract) throw new AppError("contract-not-found");
    // A repeat gets the same reply.
    if ((await findMember(transaction, move))?.leftAt === null) return;
    if (!isActive(contract)) throw new AppError("contract-state");
    await assertVerified(transaction, body.providerId);
    if (!isOpen) throw new AppError("provider-state");
    if (!(await hasRoom(transaction, params.id))) throw new AppError("crew-full");
    await insertMember(transaction, move);
    await insertMemberEvent(transaction, move, { step: "assign", actorId, reason: null });
    await writeAudit(transaction, {
      at: move.now,
      actorId,
      action: "contract.assign-member",
      subjectType: "contract",
      subjectId: params.id,
      after: { providerId: body.providerId },
    });
  });
  return { message: getReplies().assignMember };
};

async function assertVerified(db: Database, accountId: string): Promise<void> {
  const provider = await db
    .selectFrom("providers")
    .select("status")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (!provider) throw new AppError("provider-not-found");
  if (provider.status !== providerStatus.verified) throw new AppError("provider-state");
}
