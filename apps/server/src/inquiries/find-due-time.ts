import { addOpenMinutes, replacementCallMinutes } from "@hunarmand/api/open-hours";
import type { Database } from "../database/database.ts";
import { getSettings } from "../domain/settings/settings.queries.ts";
import { dueAfter } from "./submit-inquiry.ts";

/** Returns until when the office has promised its answer, or its call about a replacement (docs/product.md I2). */
export async function findDueTime(db: Database, now: Date, wantsReplacement: boolean): Promise<Date> {
  if (!wantsReplacement) return dueAfter(now);
  const { visits } = await getSettings(db);
  return addOpenMinutes(now, replacementCallMinutes, visits);
}
