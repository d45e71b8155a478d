import type * as api from "@hunarmand/api/providers/directory";
import type { UseCase } from "../../http/serve.ts";
import { selectBestHandymen } from "./directory.queries.ts";
import { toDirectoryEntry } from "./directory-entry.ts";

const shownMax = 3;

/** docs/product.md C8 */
export const listBestHandymen: UseCase<typeof api.listBestHandymen> = async ({ db, clock }, _caller, { query }) => {
  const { skill, city, area } = query;
  return (await selectBestHandymen(db, { skill, city, area, at: clock.now(), limit: shownMax })).map(toDirectoryEntry);
};
