import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply } from "../fields.ts";
import { Day } from "./day.ts";

/** Closing a month of the ledger (docs/product.md M21). A month is its first day, in Pakistan's calendar. */

export const LedgerMonths = z.object({
  /** The last closed month. */
  closed: z.object({ month: z.iso.date(), date: z.iso.datetime(), by: z.string() }).nullable(),
  /** The month that can be closed next. Null while it has not ended, or the ledger is empty. */
  next: z.iso.date().nullable(),
});
export type LedgerMonths = z.infer<typeof LedgerMonths>;

export const getLedgerMonths = defineCall({
  method: "GET",
  path: "/Admin/ledger-months",
  summary: "The last closed month of the ledger, and the one to close next.",
  access: ["Finance"],
  reply: LedgerMonths,
});

export const closeLedgerMonth = defineCall({
  method: "POST",
  path: "/Admin/ledger-months/close",
  summary: "Close a month of the ledger permanently.",
  notes: [
    "Months are closed in their order, after they have ended.",
    "No entry is dated into a closed month: refunds and corrections are dated into the open one.",
  ],
  access: ["Finance"],
  body: z.object({ month: Day }),
  reply: ActionReply.extend(LedgerMonths.shape),
});
