import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Id, requiredText } from "../../fields.ts";
import { nameIssue } from "../../issues.ts";
import { limits } from "../../limits.ts";

/** Handymen whom the office names with a price: its owner decides on people, not on a number (docs/product.md Q2). */

/** Whom the office names, each once, for a trade of the quote. One of them may lead the crew. */
export const NamedBody = z
  .array(z.object({ providerId: Id, trade: requiredText(), leads: z.boolean() }))
  .max(limits.crewMembersMax)
  .refine((rows) => new Set(rows.map(({ providerId }) => providerId)).size === rows.length, nameIssue("value-invalid"))
  .refine((rows) => rows.filter(({ leads }) => leads).length <= 1, nameIssue("value-invalid"))
  .optional();

export const listQuoteCandidates = defineCall({
  method: "GET",
  path: "/Admin/quotes/:id/candidates",
  summary: "Whom the office can name with a price, for each trade of the request: of the city first, then best first.",
  notes: [
    "Verified, taking jobs, and on no crew of an active contract, of the city and the neighbouring one.",
    "At most as many of each trade as a crew has members. `isNamed`: named with the price of before.",
  ],
  access: ["Dispatcher"],
  params: z.object({ id: Id }),
  reply: z.array(
    z.object({
      providerId: Id,
      trade: z.string(),
      name: z.string(),
      city: z.string(),
      isNamed: z.boolean(),
      leads: z.boolean(),
    }),
  ),
  errors: ["quote-not-found"],
});
