import type { Presence } from "@hunarmand/api/contracts/crew";
import { upsertMarks } from "../../../contracts/crew/days.queries.ts";
import { insertMember, insertMemberEvent } from "../../../contracts/crew/move-member.queries.ts";
import { writeAudit } from "../../../domain/audit/audit.queries.ts";
import { addDays, dayOf } from "../../../values/karachi-days.ts";
import type { TownGround, TownPeople } from "../town-ground.ts";
import { atHour } from "../town-times.ts";

const markedDays = 31;
const sunday = 0;

interface StartedContract {
  id: string;
  startedAt: Date;
  crew: readonly { id: string }[];
  /** Whether its first day of work has come. */
  isAtWork: boolean;
}

/** Inserts a crew with its last days of work until yesterday. The office marks each day at six in the evening. */
export async function insertTownCrew(ground: TownGround, people: TownPeople, contract: StartedContract): Promise<void> {
  const { db, now } = ground;
  const providerIds = contract.crew.map(({ id }) => id);
  for (const providerId of providerIds) await join(ground, people, { contract, providerId });
  if (!contract.isAtWork) return;
  for (let daysAgo = markedDays; daysAgo > 0; daysAgo--) {
    const day = addDays(dayOf(now), -daysAgo);
    // A day off (docs/product.md Q4).
    if (new Date(day).getUTCDay() === sunday) continue;
    const marks = providerIds.map((providerId, place) => ({
      providerId,
      ...findPresence(daysAgo * providerIds.length + place),
    }));
    await upsertMarks(db, { contractId: contract.id, day, marks, now: atHour(now, daysAgo, [18, 0]) });
  }
}

async function join(
  { db }: TownGround,
  { staff }: TownPeople,
  {
    contract: { id: contractId, startedAt: at },
    providerId,
  }: { contract: Pick<StartedContract, "id" | "startedAt">; providerId: string },
): Promise<void> {
  const move = { contractId, providerId, now: at };
  const actorId = staff.Dispatcher;
  await insertMember(db, move);
  await insertMemberEvent(db, move, { step: "assign", actorId, reason: null });
  const subject = { action: "contract.assign-member", subjectType: "contract", subjectId: contractId } as const;
  await writeAudit(db, { at, actorId, ...subject, after: { providerId } });
}

/** Most days are whole ones. The numbers only spread the others over the crew. */
function findPresence(turn: number): { presence: Presence; note: string | null } {
  if (turn % 23 === 0) return { presence: "absent", note: "Ill." };
  return { presence: turn % 11 === 0 ? "half" : "present", note: null };
}
