import { nameIssue } from "@hunarmand/api/issues";
import { disputePrice } from "@hunarmand/api/jobs/price";
import { isCompleted } from "@hunarmand/api/jobs/steps";
import { z } from "zod";
import { readyObjections, toSentObjection } from "../../../price/ready-objections.ts";
import type { FollowedJob } from "../../followed-job.ts";

/** What is usually wrong with a price, by one tap. Only "other" needs words. */
const priceReasons = [...readyObjections, "other"] as const;
export type PriceReason = (typeof priceReasons)[number];

/** The reasons that fit the job: before it is over, its work cannot be finished, and materials that are named need no question. */
export const listPriceReasons = (job: Pick<FollowedJob, "status" | "materials">): readonly PriceReason[] => {
  const fits: Partial<Record<PriceReason, boolean>> = {
    unfinished: isCompleted(job),
    materials: job.materials === null,
  };
  return priceReasons.filter((reason) => fits[reason] ?? true);
};

/** The reasons to which another amount is an answer, instead of more words. */
const amountReasons: readonly string[] = ["high", "agreed"] satisfies PriceReason[];

export const asksAmount = (reason: string): boolean => amountReasons.includes(reason);

const isOther = (reason: string): boolean => reason === "other";

const sayReason = (reason: string): string => {
  const ready = readyObjections.find((name) => name === reason);
  return ready ? toSentObjection(ready) : "";
};

/** What a number field contains: its empty string, digits or the number. */
const Typed = z.union([z.string(), z.number()]);

/** The form of an objection. Its output is the body of the call: the sentence of the reason and the words as one text. */
export const ObjectionForm = z
  .object({ reason: z.string(), amount: Typed, words: z.string(), offer: Typed })
  .refine(({ reason }) => reason !== "", { path: ["reason"], message: nameIssue("reason-choice") })
  .refine(({ reason, words }) => !isOther(reason) || words.trim() !== "", {
    path: ["words"],
    message: nameIssue("required"),
  })
  .transform(
    ({ reason, amount, words, offer }): z.input<typeof disputePrice.body> => ({
      amount,
      words: [sayReason(reason), asksAmount(reason) ? "" : words.trim()].filter(Boolean).join("\n"),
      offer: asksAmount(reason) ? offer : "",
    }),
  )
  .pipe(disputePrice.body);

/** The reason and the words of an earlier objection. Words without a known sentence are the customer's own. */
export function readObjection(text: string): { reason: PriceReason | ""; words: string } {
  if (text === "") return { reason: "", words: "" };
  const [first, ...more] = text.split("\n");
  const reason = readyObjections.find((name) => toSentObjection(name) === first);
  return reason ? { reason, words: more.join("\n") } : { reason: "other", words: text };
}
