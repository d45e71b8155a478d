import type * as api from "@hunarmand/api/contracts/contracts";
import type { ListedContract } from "@hunarmand/api/contracts/contracts";
import { assertOwnEmail } from "../domain/account/own-account.ts";
import { decodeCursor, type Page, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { actorsOf } from "../services/login/actors.ts";
import type { Caller } from "../services/login/caller.ts";
import type { Services } from "../services/services.ts";
import { getReplies } from "../values/replies.ts";
import { toAgreedQuote, toContractRecord } from "./contract-wire.ts";
import { type OwnList, placeInList, selectOwnContracts } from "./contracts.queries.ts";
import { toSums } from "./money/contract-money.ts";
import { selectMoney } from "./money/money.queries.ts";

/** The spec's texts (docs/screens.md U64). */
const messages = {
  active: "listOwnContractsActive",
  requested: "listOwnContractsRequested",
  past: "listOwnContractsPast",
} as const satisfies Record<OwnList, string>;

export interface OwnListQuery {
  email?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Makes the use cases of the three lists of the contracts screen. */
export const listOwnContracts =
  (list: OwnList) =>
  async (
    { db, clock }: Services,
    caller: Caller,
    { query }: { query: OwnListQuery },
  ): Promise<Page<{ message: string; data: ListedContract[] }>> => {
    const { limit, cursor, email } = query;
    assertOwnEmail(caller, email);
    const { accountId } = caller;
    const actors = actorsOf(caller, "contractor");
    const rows = await selectOwnContracts(db, { accountId, list, limit, cursor: decodeCursor(cursor) });
    const money = await selectMoney(
      db,
      rows.map(({ id }) => id),
    );
    const now = clock.now();
    const { reply: data, nextCursor } = pageOf(rows, limit, {
      place: placeInList(list),
      item: (row) => ({
        ...toContractRecord(row, actors),
        quote: toAgreedQuote(row),
        money: toSums(money.get(row.id), now),
        onCrew: row.onCrew,
        crewNames: row.crewNames,
      }),
    });
    return { reply: { message: getReplies()[messages[list]], data }, nextCursor };
  };

export const listRequestedContracts: UseCase<typeof api.listRequestedContracts> = listOwnContracts("requested");

export const listActiveContracts: UseCase<typeof api.listActiveContracts> = listOwnContracts("active");

export const listPastContracts: UseCase<typeof api.listPastContracts> = listOwnContracts("past");
