import { contractStatus } from "@hunarmand/api/contracts/steps";
import { sql } from "kysely";
import { isOneOf } from "../../database/database.ts";

/** Handymen whom a crew can get (docs/product.md X5). */

/** Whether the handyman of the row `rank` is on no crew of an active contract. */
export const isOnNoCrew = sql<boolean>`not exists (
  select from contract_members member join contracts contract on contract.id = member.contract_id
  where member.provider_id = rank.provider_id and member.left_at is null
    and ${isOneOf("contract.status", [contractStatus.active])})`;
