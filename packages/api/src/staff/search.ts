import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id, requiredText } from "../fields.ts";
import { limits } from "../limits.ts";

/** The office's search over all records (docs/product.md D9). */

/** Kinds of results, in the order in which they are shown: people first. */
export const foundKinds = [
  "customer",
  "provider",
  "account",
  "job",
  "inquiry",
  "contract",
  "payment",
  "receipt",
  "payout",
  "staff",
] as const;
export type FoundKind = (typeof foundKinds)[number];

/**
 * `id` is the record's, for a receipt its job's, for a payout its batch's, for an account its person's. `name` is the person, project or number, `detail` distinguishes equal names, `status` is
 * as its desk shows it.
 */
export const Found = z.object({
  kind: z.enum(foundKinds),
  id: Id,
  name: z.string(),
  detail: z.string().nullable(),
  status: z.string().nullable(),
});
export type Found = z.infer<typeof Found>;

/** A search needs at least two characters and returns at most this many results of each kind. */
export const search = { charactersMin: 2, ofKindMax: 5 } as const;

export const searchOffice = defineCall({
  method: "GET",
  path: "/Admin/search",
  summary: "Records of all kinds that these words name, at most five of each kind.",
  notes: [
    "People by any words of their name in any order, by e-mail, or by phone in any spelling.",
    "Jobs by number, phone or person, inquiries by reference or person, contracts by words of project and contractor.",
    "Payments by transaction id, receipts by number, payouts by reference or handyman.",
    "People come first, and of each kind what is open. Each kind only for people who may open it.",
    "A CNIC finds nothing here: only the verification desk can search for one.",
  ],
  access: ["Verifier", "Dispatcher", "Finance", "Support"],
  query: z.object({ search: requiredText(limits.nameCharacters) }),
  reply: z.array(Found),
});
