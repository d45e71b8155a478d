import type * as api from "@hunarmand/api/providers/directory";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectDirectory } from "./directory.queries.ts";
import { toDirectoryEntry } from "./directory-entry.ts";
import { toPlace } from "./directory-order.ts";

export const listDirectory: UseCase<typeof api.listDirectory> = async ({ db }, _caller, { query }) => {
  const { limit, cursor, category, skill, city, area } = query;
  const rows = await selectDirectory(db, { category, skill, city, area, limit, cursor: decodeCursor(cursor, "rated") });
  return pageOf(rows, limit, { place: toPlace, item: toDirectoryEntry });
};
