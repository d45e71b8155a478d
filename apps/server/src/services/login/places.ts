import type { Database } from "../../database/database.ts";
import type { Clock } from "../clock.ts";
import type { Tokens } from "./tokens.ts";

interface Ground {
  db: Database;
  clock: Clock;
  tokens: Tokens;
}

const dayMilliseconds = 86_400_000;
/** After this time another person may have the address. */
export const knownPlaceDays = 90;

/** The stored forms of a network address, the current one first. They cannot be read, nor compared between accounts. */
const hashPlace = ({ tokens }: Pick<Ground, "tokens">, accountId: string, address: string) =>
  tokens.digests("place", accountId, address);

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

export interface Visit {
  accountId: string;
  address: string;
}

/** Records that the account's owner proved who they are from this address. Writes at most once a day per place. */
export async function recordPlace(services: Ground, { accountId, address }: Visit): Promise<void> {
  const now = services.clock.now();
  const [place] = hashPlace(services, accountId, address);
  await services.db
    .insertInto("knownPlaces")
    .values({ accountId, place, seenAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(["accountId", "place"])
        .doUpdateSet({ seenAt: now })
        .where("knownPlaces.seenAt", "<", daysBefore(now, 1)),
    )
    .execute();
}

/** Whether the account was opened from this address within the last 90 days. */
export async function isKnownPlace(services: Ground, { accountId, address }: Visit): Promise<boolean> {
  const known = await services.db
    .selectFrom("knownPlaces")
    .select("seenAt")
    .where("accountId", "=", accountId)
    .where("place", "in", hashPlace(services, accountId, address))
    .where("seenAt", ">", daysBefore(services.clock.now(), knownPlaceDays))
    .executeTakeFirst();
  return known !== undefined;
}
