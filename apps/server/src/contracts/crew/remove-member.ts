import type * as api from "@hunarmand/api/contracts/crew";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { endMembership, findMember, insertMemberEvent, isActive, lockContract } from "./move-member.queries.ts";

export const removeMember: UseCase<typeof api.removeMember> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const { providerId, reason } = body;
  const { accountId: actorId } = caller;
  const move = { contractId: params.id, providerId, now: clock.now() };
  await db.transaction().execute(async (transaction) => {
    const contract = await lockContract(transaction, params.id);
    if (!contract) throw new AppError("contract-not-found");
    if (!(await findMember(transaction, move))) throw new AppError("member-not-found");
    if (!isActive(contract)) throw new AppError("contract-state");
    // A repeat gets the same reply.
    if (!(await endMembership(transaction, move, reason))) return;
    await insertMemberEvent(transaction, move, { step: "remove", actorId, reason });
    await writeAudit(transaction, {
      at: move.now,
      actorId,
      action: "contract.remove-member",
      subjectType: "contract",
      subjectId: params.id,
      before: { providerId },
      reason,
    });
  });
  return { message: getReplies().removeMember };
};
