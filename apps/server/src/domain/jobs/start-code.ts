import { randomInt } from "node:crypto";
import { limits } from "@hunarmand/api/limits";

/** What one side has proposed to another who is no longer there. */
export const noProposal = { proposedTime: null, proposedBy: null };

/** A new start code with all its tries, for each handyman who gets the job: a former one's is worth nothing. */
export const makeStartCode = () => ({
  startCode: String(randomInt(10 ** limits.startCodeDigits)).padStart(limits.startCodeDigits, "0"),
  startCodeTries: 0,
  pinReportedAt: null,
  ...noProposal,
});
