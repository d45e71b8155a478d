import type * as api from "@hunarmand/api/providers/visits";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { invalidField } from "../../values/app-error.ts";
import { dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toVisit } from "./visit-wire.ts";
import { selectVisitsOfDay } from "./visits.queries.ts";

export const listVisits: UseCase<typeof api.listVisits> = async ({ db, clock }, caller, { query }) => {
  const day = query.day ?? dayOf(clock.now());
  if (Number.isNaN(startOfDay(day).getTime())) throw invalidField("day", "day-range");
  const rows = await selectVisitsOfDay(db, day);
  const actors = actorsOf(caller);
  const visits = rows.map(({ firstName, lastName, phone, providerId, providerStatus, papers, ...visit }) => ({
    ...toVisit(visit, actors),
    ...{ providerId, providerStatus, papers },
    name: `${firstName} ${lastName}`.trim(),
    phoneNumber: phone ?? "",
  }));
  return { day, visits };
};
