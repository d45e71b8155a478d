import { providerStatus } from "@hunarmand/api/providers/steps";
import type * as api from "@hunarmand/api/providers/visits";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { listSlots } from "./visit-slots.ts";
import { toVisit } from "./visit-wire.ts";
import { countOthers, lockBooking, putVisit } from "./visits.queries.ts";

/** The statuses of applicants who need a visit. A verified handyman needs none. */
const visitors: readonly string[] = [providerStatus.pending, providerStatus.sentBack];

export const bookVisit: UseCase<typeof api.bookVisit> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { accountId: providerId } = caller;
  if (!visitors.includes(caller.status ?? "")) throw new AppError("visit-state");
  const now = clock.now();
  const startsAt = new Date(body.startsAt);
  const visit = await asOpenAccount(db, providerId, async (transaction) => {
    const { visits } = await getSettings(transaction);
    if (!listSlots(visits, now).some((slot) => slot.getTime() === startsAt.getTime()))
      throw invalidField("startsAt", "visit-slot");
    await lockBooking(transaction, providerId, startsAt);
    if ((await countOthers(transaction, providerId, startsAt)) >= visits.peoplePerSlot)
      throw new AppError("visit-full");
    return putVisit(transaction, { providerId, startsAt, now });
  });
  return { message: getReplies().bookVisit, visit: toVisit(visit, actorsOf(caller)) };
};
