import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/contracts/crew";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { dayOf } from "../../values/karachi-days.ts";
import { getReplies } from "../../values/replies.ts";
import { findContract } from "../contracts.queries.ts";
import { findSheetDays } from "./crew-sheet.ts";
import { type Mark, selectMarks, selectMembersOn, upsertMarks } from "./days.queries.ts";
import { lockContract } from "./move-member.queries.ts";

export const markDays: UseCase<typeof api.markDays> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const [{ id: contractId }, { day }, now] = [params, body, clock.now()];
  const marks = body.marks.map(({ note = null, read: _, ...mark }) => ({ ...mark, note }));
  await db.transaction().execute(async (transaction) => {
    await lockContract(transaction, contractId);
    await assertWithinSheet(transaction, contractId, { day, now });
    await assertOnCrew(transaction, contractId, { day, marks });
    const before = await selectMarks(transaction, contractId, day);
    assertMarksAsRead(body.marks, before);
    await upsertMarks(transaction, { contractId, day, marks, now });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "contract.mark-days",
      subjectType: "contract",
      subjectId: contractId,
      before: { day, marks: before.filter((mark) => marks.some(({ providerId }) => providerId === mark.providerId)) },
      after: { day, marks },
    });
  });
  return { message: getReplies().markDays };
};

/** Compares the entries that the person read with the current ones, unless the new entries are already stored. */
function assertMarksAsRead(marks: InputOf<typeof api.markDays>["body"]["marks"], before: readonly Mark[]): void {
  for (const [place, { providerId, presence, note = null, read }] of marks.entries()) {
    const now = before.find((mark) => mark.providerId === providerId) ?? { presence: null, note: null };
    if (now.presence === presence && now.note === note) continue;
    assertAsRead(read, { presence: now.presence, note: now.note }, `marks.${place}.read.`);
  }
}

async function assertWithinSheet(db: Database, id: string, { day, now }: { day: string; now: Date }): Promise<void> {
  const contract = await findContract(db, id, undefined);
  if (!contract) throw new AppError("contract-not-found");
  const days = findSheetDays(contract, now);
  if (!days) throw new AppError("contract-state");
  const { firstDay: first, lastDay: last } = days;
  if (day < first || day > last) throw invalidField("day", "day-outside-contract", { first, last });
}

/** Each member may occur once, and must not have left before that day. */
async function assertOnCrew(
  db: Database,
  contractId: string,
  { day, marks }: { day: string; marks: readonly Mark[] },
): Promise<void> {
  const providerIds = marks.map(({ providerId }) => providerId);
  if (new Set(providerIds).size < providerIds.length) throw invalidField("marks", "marked-twice");
  const members = await selectMembersOn(db, contractId, providerIds);
  const fitting = members.filter(({ leftAt }) => leftAt === null || dayOf(leftAt) >= day);
  if (fitting.length < providerIds.length) throw new AppError("member-not-found");
}
