import { randomInt } from "node:crypto";
import { limits } from "@hunarmand/api/limits";

/** A new start code with all its tries, for each handyman who gets the job: a former one's is worth nothing. */
export const makeStartCode = () => ({
  startCode: String(randomInt(10 ** limits.startCodeDigits)).padStart(limits.startCodeDigits, "0"),
  startCodeTries: 0,
  pinReportedAt: null,
});
