import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { crewOf } from "../quotes/crew-rows.ts";
import { tradesOf } from "./member-trade.ts";

export interface AskedCrew {
  /** Null if the contract names no number. */
  handymen: number | null;
  /** The trades of its quote. Empty without any. */
  crew: CrewTrade[];
}

/** Returns whom a contract asks for. */
export async function findAskedCrew(db: Database, contractId: string): Promise<AskedCrew> {
  const asked = await db
    .selectFrom("contracts as contract")
    .leftJoin("quotes as quote", "quote.id", "contract.quoteId")
    .select(({ fn }) => fn.coalesce("contract.handymen", "quote.exactHandymen", "quote.totalHandymen").as("handymen"))
    .select(crewOf("quote").as("crew"))
    .where("contract.id", "=", contractId)
    .executeTakeFirst();
  return asked ?? { handymen: null, crew: [] };
}

export interface SkilledHandyman {
  providerId: string;
  name: string;
  /** Of those that the contract asks for. */
  trades: string[];
  isOnCrew: boolean;
}

/** Returns who is on a crew, and the handymen who may join it. */
export async function selectSkilled(
  db: Database,
  contractId: string,
  joining: readonly string[],
): Promise<SkilledHandyman[]> {
  const { rows } = await sql<SkilledHandyman>`
    select account.id as provider_id, trim(concat(account.first_name, ' ', account.last_name)) as name,
      ${tradesOf(sql.ref("provider.accountId"), sql`${contractId}`)} as trades, member.provider_id is not null as is_on_crew
    from providers provider
    join accounts account on account.id = provider.account_id
    left join contract_members member on member.contract_id = ${contractId} and member.provider_id = account.id
      and member.left_at is null
    where account.id = any(${joining}) or member.provider_id is not null`.execute(db);
  return rows;
}
