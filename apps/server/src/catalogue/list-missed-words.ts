import type * as api from "@hunarmand/api/catalogue/catalogue";
import { limits } from "@hunarmand/api/limits";
import type { UseCase } from "../http/serve.ts";
import { addDays, dayOf } from "../values/karachi-days.ts";
import { selectMissedWords } from "./catalogue.queries.ts";

/** More than are shown, because searches may find some of these phrases by now, and those are left out. */
const rowsMax = 3 * limits.missedPhrasesShown;

export const listMissedWords: UseCase<typeof api.listMissedWords> = async ({ db, clock, workWords }) => {
  const sinceDay = addDays(dayOf(clock.now()), -limits.missedDaysShown);
  const rows = await selectMissedWords(db, { sinceDay, searchesMin: limits.missedSearchesShownMin, rowsMax });
  const found = await Promise.all(rows.map(({ words }) => workWords.find(words)));
  return rows.filter((_, index) => found[index]?.length === 0).slice(0, limits.missedPhrasesShown);
};
