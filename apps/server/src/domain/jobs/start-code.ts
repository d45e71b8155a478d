import { randomInt } from "node:crypto";
import { limits } from "@hunarmand/api/limits";

/** Clears a proposed time when the other side is no longer on the job. */
export const noProposal = { proposedTime: null, proposedBy: null };

/** A new start code without wrong tries, for each handyman who gets the job: a former handyman's code becomes invalid. */
export const makeStartCode = () => ({
  startCode: String(randomInt(10 ** limits.startCodeDigits)).padStart(limits.startCodeDigits, "0"),
  startCodeTries: 0,
  pinReportedAt: null,
  ...noProposal,
});
