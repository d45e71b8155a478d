import type { InputOf } from "@hunarmand/api/call";
import { Id } from "@hunarmand/api/fields";
import type { listSecurityEvents } from "@hunarmand/api/staff/security-log";
import { type RawBuilder, sql } from "kysely";
import { matchAccount } from "../../database/search/match-people.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { findWho } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";

type Filter = Omit<InputOf<typeof listSecurityEvents>["query"], "limit" | "cursor">;

const isWholeName = /^[^@]+@[^@]+\.[a-z]+$|^[\d +().-]{7,}$/i;

/** A whole e-mail or number finds one account, or the failed logins with it. Any other text is the beginning of a name. */
async function matchPerson(services: Pick<Services, "db" | "tokens">, person: string): Promise<RawBuilder<boolean>> {
  if (Id.safeParse(person).success) return sql`event.account_id = ${person}`;
  if (!isWholeName.test(person))
    return matchAccount(services.db, { account: "account", idInRow: "event.accountId" }, person);
  const who = await findWho(services, person);
  return who.accountId ? sql`event.account_id = ${who.accountId}` : sql`event.identifier_hash = ${who.identifierHash}`;
}

export async function selectSecurityEvents(services: Pick<Services, "db" | "tokens">, wish: Filter & PagePlace) {
  const { kind, result, person, address, limit, cursor } = wish;
  const isPerson = person === undefined ? undefined : await matchPerson(services, person);
  return services.db
    .selectFrom("securityEvents as event")
    .leftJoin("accounts as account", "account.id", "event.accountId")
    .leftJoin("accounts as actor", "actor.id", "event.actorId")
    .selectAll("event")
    .select(["account.firstName", "account.lastName"])
    .select(["actor.firstName as actorFirstName", "actor.lastName as actorLastName"])
    .$if(kind !== undefined, (query) => query.where("event.kind", "=", kind as NonNullable<typeof kind>))
    .$if(result !== undefined, (query) => query.where("event.result", "=", result as NonNullable<typeof result>))
    .$if(address !== undefined, (query) => query.where("event.address", "=", address as string))
    .$if(isPerson !== undefined, (query) => query.where(isPerson as RawBuilder<boolean>))
    .$call((list) => newestFirst(list, ["event.at", "event.id"], { limit, cursor }))
    .execute();
}
