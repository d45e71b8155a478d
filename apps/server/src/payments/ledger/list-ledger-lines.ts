import type * as api from "@hunarmand/api/payments/ledger";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectLedgerLines } from "./ledger-lines.queries.ts";
import { readPeriod } from "./ledger-period.ts";
import { placeOfLine, toLedgerLine } from "./ledger-wire.ts";

export const listLedgerLines: UseCase<typeof api.listLedgerLines> = async ({ db }, _caller, { query }) => {
  const { limit, account, kind, entryId } = query;
  const cursor = decodeCursor(query.cursor, "serial");
  const rows = await selectLedgerLines(db, { ...readPeriod(query), account, kind, entryId, limit, cursor });
  return pageOf(rows, limit, { place: placeOfLine, item: toLedgerLine });
};
