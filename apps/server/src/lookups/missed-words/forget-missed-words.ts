import { limits } from "@hunarmand/api/limits";
import type { Services } from "../../services/services.ts";
import { addDays, dayOf } from "../../values/karachi-days.ts";
import { deleteMissedWords } from "./missed-words.queries.ts";

/** Deletes expired words (docs/product.md K4). */
export async function forgetMissedWords({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await deleteMissedWords(db, addDays(dayOf(clock.now()), -limits.missedDaysKept));
}
