import type * as api from "@hunarmand/api/contracts/contracts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import { toContractRecord } from "../contract-wire.ts";
import { selectContracts } from "../contracts.queries.ts";

export const listContracts: UseCase<typeof api.listContracts> = async ({ db }, caller, { query }) => {
  const { limit, cursor, status } = query;
  const rows = await selectContracts(db, { status, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ requestedAt, id }) => ({ at: requestedAt, id }),
    item: (row) => {
      const { cnic, ...record } = toContractRecord(row, actorsOf(caller));
      return { ...record, email: row.email, cnicMasked: maskCnic(cnic) };
    },
  });
};
