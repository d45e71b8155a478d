import type { ContractStatus } from "@hunarmand/api/contracts/contracts";
import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { ContractsTable } from "../database/tables/contract-tables.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";

/** A proposal with the first line of its history; call it in a transaction. */
export async function insertContract(db: Database, contract: Insertable<ContractsTable>): Promise<void> {
  await db.insertInto("contracts").values(contract).execute();
  const { id: contractId, accountId: actorId, requestedAt: at } = contract;
  await db.insertInto("contractEvents").values({ contractId, actorId, kind: "proposed", at, reason: null }).execute();
}

/** The three lists of the contracts screen, each over a partial index: the conditions must stand as the index has them. */
const ownLists = {
  requested: {
    condition: sql<boolean>`contract.status in ('Under Review', 'Accepted', 'Rejected')`,
    time: "requestedAt",
  },
  active: { condition: sql<boolean>`contract.status = 'Active'`, time: "requestedAt" },
  past: { condition: sql<boolean>`contract.status = 'Completed'`, time: "completedAt" },
} as const;

export type OwnList = keyof typeof ownLists;

export interface OwnListWish extends PagePlace {
  accountId: string;
  list: OwnList;
}

export function selectOwnContracts(db: Database, { accountId, list, limit, cursor }: OwnListWish) {
  const { condition, time } = ownLists[list];
  return db
    .selectFrom("contracts as contract")
    .selectAll()
    .where("contract.accountId", "=", accountId)
    .where(condition)
    .$call((list) => newestFirst(list, [`contract.${time}`, "contract.id"], { limit, cursor }))
    .execute();
}

export const placeInList = (list: OwnList) => (row: { id: string; requestedAt: Date; completedAt: Date | null }) => ({
  at: row[ownLists[list].time] ?? row.requestedAt,
  id: row.id,
});

export const selectContracts = (
  db: Database,
  { status, limit, cursor }: PagePlace & { status: ContractStatus | undefined },
) =>
  db
    .selectFrom("contracts as contract")
    .innerJoin("accounts as account", "account.id", "contract.accountId")
    .selectAll("contract")
    .select("account.email")
    .$if(status !== undefined, (query) => query.where("contract.status", "=", status as ContractStatus))
    .$call((list) => newestFirst(list, ["contract.requestedAt", "contract.id"], { limit, cursor }))
    .execute();

/** One contract of the account (of anyone, for the office). */
export const findContract = (db: Database, id: string, accountId: string | undefined) =>
  db
    .selectFrom("contracts as contract")
    .innerJoin("accounts as account", "account.id", "contract.accountId")
    .selectAll("contract")
    .select(["account.email", "account.firstName"])
    .where("contract.id", "=", id)
    .$if(accountId !== undefined, (query) => query.where("contract.accountId", "=", accountId as string))
    .executeTakeFirst();

export const selectHistory = (db: Database, contractId: string) =>
  db
    .selectFrom("contractEvents")
    .select(["kind", "at", "actorId", "reason"])
    .where("contractId", "=", contractId)
    .orderBy("id")
    .execute();

export interface ContractMove {
  id: string;
  actorId: string;
  from: readonly ContractStatus[];
  to: ContractStatus;
  event: string;
  reason: string | null;
  now: Date;
}

/** Moves the contract if it stands where the step needs it, with its history; returns the former status, or nothing. */
export async function moveContract(db: Database, move: ContractMove): Promise<ContractStatus | undefined> {
  const { id, actorId, from, to, event, reason, now } = move;
  const completedAt = to === "Completed" ? now : null;
  const { rows } = await sql<{ before: ContractStatus }>`
    with moved as (
      update contracts set status = ${to}, status_reason = ${reason}, completed_at = ${completedAt}::timestamptz
      from (select id, status from contracts where id = ${id} for update) old
      where contracts.id = old.id and old.status = any(${[...from]}::text[])
      returning contracts.id, old.status as before
    ), told as (
      insert into contract_events (contract_id, actor_id, kind, at, reason)
      select id, ${actorId}, ${event}, ${now}, ${reason} from moved
    )
    select before from moved`.execute(db);
  return rows[0]?.before;
}
