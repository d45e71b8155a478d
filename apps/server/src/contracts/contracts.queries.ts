import type { ContractStatus } from "@hunarmand/api/contracts/contracts";
import { contractStatus, contractSteps } from "@hunarmand/api/contracts/steps";
import { limits } from "@hunarmand/api/limits";
import { type Insertable, sql } from "kysely";
import { type Database, isOneOf } from "../database/database.ts";
import type { ContractsTable } from "../database/tables/contract-tables.ts";
import { callName } from "../domain/providers/call-name.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";
import { crewOf } from "./quotes/crew-rows.ts";

/** Inserts a proposal with the first line of its history. Call it in a transaction. */
export async function insertContract(db: Database, contract: Insertable<ContractsTable>): Promise<void> {
  await db.insertInto("contracts").values(contract).execute();
  const { id: contractId, accountId: actorId, requestedAt: at } = contract;
  await db
    .insertInto("contractEvents")
    .values({ contractId, actorId, kind: contractSteps.propose.event, at, reason: null })
    .execute();
}

/** Every column of a contract, the first day as text, and the names of the trades. */
const selectContract = (db: Database) =>
  db
    .selectFrom("contracts as contract")
    .selectAll("contract")
    .select([
      sql<string | null>`to_char(contract.start_day, 'YYYY-MM-DD')`.as("startDay"),
      sql<string[]>`array(select distinct name from skills where id = any(contract.trade_ids) order by name)`.as(
        "trades",
      ),
    ]);

export type ContractRow = Awaited<ReturnType<ReturnType<typeof selectContract>["execute"]>>[number];

const { underReview, accepted, active, completed, rejected } = contractStatus;

/** The account's three lists, each sorted by `time`. Each condition must equal that of its partial index. */
const ownLists = {
  requested: {
    condition: isOneOf("contract.status", [underReview, accepted, rejected]),
    time: "requestedAt",
  },
  active: { condition: isOneOf("contract.status", [active]), time: "requestedAt" },
  past: { condition: isOneOf("contract.status", [completed]), time: "completedAt" },
} as const;

export type OwnList = keyof typeof ownLists;

export interface OwnListPlace extends PagePlace {
  accountId: string;
  list: OwnList;
}

const onCrew = sql<number>`(
  select count(*)::int from contract_members member where member.contract_id = contract.id and member.left_at is null)`;

const namesMax = 8;

const crewNames = sql<string[]>`array(
  select ${callName("account")} from contract_members member join accounts account on account.id = member.provider_id
  where member.contract_id = contract.id and member.left_at is null
  order by member.added_at, account.first_name limit ${sql.lit(namesMax)})`;

export function selectOwnContracts(db: Database, { accountId, list, limit, cursor }: OwnListPlace) {
  const { condition, time } = ownLists[list];
  return selectContract(db)
    .leftJoin("quotes as quote", "quote.id", "contract.quoteId")
    .select(["quote.totalHandymen", "quote.exactHandymen", "quote.amountPaisa", "quote.payTime"])
    .select(["quote.nearHandymen", "quote.city as quoteCity"])
    .select(crewOf("quote").as("crew"))
    .select([onCrew.as("onCrew"), crewNames.as("crewNames")])
    .where("contract.accountId", "=", accountId)
    .where(condition)
    .$call((query) => newestFirst(query, [`contract.${time}`, "contract.id"], { limit, cursor }))
    .execute();
}

/** Returns the function that gives a row's place in the list, for the cursor of the next page. */
export const placeInList = (list: OwnList) => (row: { id: string; requestedAt: Date; completedAt: Date | null }) => ({
  at: row[ownLists[list].time] ?? row.requestedAt,
  id: row.id,
});

export const selectContracts = (
  db: Database,
  { status, limit, cursor }: PagePlace & { status: ContractStatus | undefined },
) =>
  selectContract(db)
    .innerJoin("accounts as account", "account.id", "contract.accountId")
    .select("account.email")
    .$if(status !== undefined, (query) => query.where("contract.status", "=", status as ContractStatus))
    .$call((query) => newestFirst(query, ["contract.requestedAt", "contract.id"], { limit, cursor }))
    .execute();

/** Returns a contract of this account. Without an account, for the office, it returns anyone's. */
export const findContract = (db: Database, id: string, accountId: string | undefined) =>
  selectContract(db)
    .innerJoin("accounts as account", "account.id", "contract.accountId")
    .leftJoin("quotes as quote", "quote.id", "contract.quoteId")
    .select(["account.email", "account.firstName"])
    .select(["quote.totalHandymen", "quote.exactHandymen", "quote.amountPaisa", "quote.payTime"])
    .select(["quote.nearHandymen", "quote.city as quoteCity"])
    .select(crewOf("quote").as("crew"))
    .where("contract.id", "=", id)
    .$if(accountId !== undefined, (query) => query.where("contract.accountId", "=", accountId as string))
    .executeTakeFirst();

export const selectHistory = (db: Database, contractId: string) =>
  db
    .selectFrom("contractEvents as event")
    .leftJoin("accounts as member", "member.id", "event.memberId")
    .select(["event.kind", "event.at", "event.actorId", "event.reason", "member.firstName", "member.lastName"])
    .where("event.contractId", "=", contractId)
    .orderBy("event.id")
    .execute();

/** Returns an owner's newest complaints about a contract. */
export const selectOwnComplaints = (db: Database, contractId: string, accountId: string) =>
  db
    .selectFrom("inquiries")
    .select(["reference", "subject", "status", "createdAt", "answer", "dueAt", "wantsReplacement"])
    .where("accountId", "=", accountId)
    .where("contractId", "=", contractId)
    .where("kind", "=", "complaint")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limits.pageItemsMax)
    .execute();

/** Returns how many complaints belong to a contract (docs/product.md X7). */
export async function countComplaints(db: Database, contractId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inquiries where contract_id = ${contractId}`.execute(db);
  return rows[0]?.count ?? 0;
}
