import { providerStatus } from "@hunarmand/api/providers/steps";
import { putRequest } from "../../../providers/identity-requests/identity-requests.queries.ts";
import type { TownGround, TownIds } from "../town-ground.ts";
import { daysBefore } from "../town-times.ts";

/** Inserts a request of a verified handyman whose father's name was misspelt at signup. */
export async function insertTownCorrection({ db, now }: TownGround, { providers }: TownIds): Promise<void> {
  const person = providers.find(({ status }) => status === providerStatus.verified);
  if (!person) throw new Error("The town has no verified provider.");
  await putRequest(db, {
    accountId: person.id,
    changes: { fatherName: person.fatherName.replace("Mehmood", "Mahmood") },
    now: daysBefore(now, 1),
  });
}
