import { findAnswerTime } from "@hunarmand/api/inquiries/answer-time";
import { limits } from "@hunarmand/api/limits";
import { addOpenMinutes, replacementCallMinutes } from "@hunarmand/api/open-hours";
import type { Database } from "../database/database.ts";
import { getSettings } from "../domain/settings/settings.queries.ts";

const hourMinutes = 60;

/** Returns until when the office has promised its answer, or its call about a replacement (docs/product.md I2). */
export async function findDueTime(db: Database, now: Date, wantsReplacement: boolean): Promise<Date> {
  const { visits } = await getSettings(db);
  return wantsReplacement
    ? addOpenMinutes(now, replacementCallMinutes, visits)
    : findAnswerTime(now, limits.inquiryAnswerHours * hourMinutes, visits);
}
