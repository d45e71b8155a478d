import type * as api from "@hunarmand/api/providers/visits";
import { findBookedVisit } from "../../domain/providers/booked-visit.queries.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { findOfficeKilometers } from "./office-distance.queries.ts";
import { selectUsualDecisionDays } from "./usual-decision.queries.ts";
import { listSlots } from "./visit-slots.ts";
import { toVisit } from "./visit-wire.ts";
import { countBookings, hasCome } from "./visits.queries.ts";

const decisionsOfDays = 365;
const dayMilliseconds = 86_400_000;

export const getOwnVisit: UseCase<typeof api.getOwnVisit> = async ({ db, clock }, caller) => {
  const now = clock.now();
  const { visits, contact } = await getSettings(db);
  const [visit, bookings] = [await findBookedVisit(db, caller.accountId), await countBookings(db, now)];
  const free = listSlots(visits, now).filter((slot) => (bookings.get(slot.getTime()) ?? 0) < visits.peoplePerSlot);
  return {
    visit: visit ? toVisit(visit, actorsOf(caller)) : null,
    came: await hasCome(db, caller.accountId),
    slots: free.map((slot) => slot.toISOString()),
    bring: visits.bring,
    usualDecisionDays: await selectUsualDecisionDays(db, new Date(now.getTime() - decisionsOfDays * dayMilliseconds)),
    visitMinutes: visits.slotMinutes,
    officeKilometers: await findOfficeKilometers(db, caller.accountId, contact),
  };
};
