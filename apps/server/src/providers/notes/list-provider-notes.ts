import type * as api from "@hunarmand/api/providers/notes";
import { pageOfNotes } from "../../domain/audit/colleague-notes.ts";
import { decodeCursor } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectProviderNotes } from "./provider-notes.queries.ts";

export const listProviderNotes: UseCase<typeof api.listProviderNotes> = async ({ db }, _caller, { params, query }) => {
  const { limit, cursor } = query;
  const rows = await selectProviderNotes(db, { providerId: params.id, limit, cursor: decodeCursor(cursor) });
  return pageOfNotes(rows, limit);
};
