import { z } from "zod";
import { defineCall } from "../call.ts";
import { blankAsAbsent, Id, PageQuery } from "../fields.ts";

/** The inbox's list (docs/product.md D7): one line for each item that waits for a decision of the office. */

/** Kinds of items that can be due. */
export const dueKinds = [
  "application",
  "correction",
  "visit",
  "job",
  "price",
  "wallet-payment",
  "cash",
  "contract",
  "crew",
  "quote",
  "inquiry",
  "replacement",
  "backup",
  "texts",
] as const;
export type DueKind = (typeof dueKinds)[number];

/**
 * `id` is the record's, for a price and for cash the job's. `since` is when it began to wait, for a visit its own time. `deadline` is when an
 * answer or a call was promised, for a crew the first day of work. `number` is the number that people use, `amount` is in PKR. Alarms of the
 * portal (a late backup, a text budget nearly used up) have nobody in `who`.
 */
export const DueItem = z.object({
  kind: z.enum(dueKinds),
  id: Id,
  who: z.string(),
  work: z.string().nullable(),
  place: z.string().nullable(),
  number: z.string().nullable(),
  amount: z.number().nullable(),
  since: z.iso.datetime(),
  deadline: z.iso.datetime().nullable(),
});
export type DueItem = z.infer<typeof DueItem>;

export const listDue = defineCall({
  method: "GET",
  path: "/Admin/due",
  summary: "Items that wait for a decision at the caller's own desks, oldest first.",
  notes: ["Each kind is listed for those who may decide on it; a kind of another desk returns an empty list."],
  access: ["Verifier", "Dispatcher", "Finance", "Support"],
  query: PageQuery.extend({ kind: blankAsAbsent(z.enum(dueKinds)) }),
  paged: true,
  reply: z.array(DueItem),
});
