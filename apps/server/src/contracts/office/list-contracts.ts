import type * as api from "@hunarmand/api/contracts/contracts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { toContractRecord } from "../contract-wire.ts";
import { selectContracts } from "../contracts.queries.ts";

const shownDigits = 4;

export const listContracts: UseCase<typeof api.listContracts> = async ({ db }, caller, { query }) => {
  const { limit, cursor, status } = query;
  const rows = await selectContracts(db, { status, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ requestedAt, id }) => ({ at: requestedAt, id }),
    item: (row) => {
      const { cnic, ...record } = toContractRecord(row, actorsOf(caller));
      return { ...record, email: row.email, cnicMasked: cnic.slice(-shownDigits).padStart(cnic.length, "*") };
    },
  });
};
