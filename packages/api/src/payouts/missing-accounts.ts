import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, PageQuery } from "../fields.ts";
import { limits } from "../limits.ts";

/** Handymen whom the portal owes money and who gave no payout account (docs/product.md B6). In PKR. */

export const MissingAccount = z.object({
  providerId: Id,
  providerName: z.string(),
  phoneNumber: z.string().nullable(),
  owed: z.number(),
  /** When the office last asked them for an account. */
  askedDate: z.iso.datetime().nullable(),
  /** Whether they can be asked: once a day, by Pakistan's calendar. */
  canBeAsked: z.boolean(),
});
export type MissingAccount = z.infer<typeof MissingAccount>;

export const listMissingAccounts = defineCall({
  method: "GET",
  path: "/Admin/missing-payout-accounts",
  summary: "Verified handymen without a payout account who are owed the smallest payout or more, newest first.",
  access: ["Finance"],
  query: PageQuery,
  paged: true,
  reply: z.array(MissingAccount),
});

export const askForAccounts = defineCall({
  method: "POST",
  path: "/Admin/missing-payout-accounts/ask",
  summary: "Ask handymen for their payout account, by a notice and a message.",
  notes: [
    "Each at most once a day. Those who were asked today, or gave an account meanwhile, are left out of `asked`.",
  ],
  access: ["Finance"],
  body: z.object({ providerIds: z.array(Id).min(1).max(limits.pageItemsMax) }),
  reply: ActionReply.extend({ asked: z.int() }),
});
