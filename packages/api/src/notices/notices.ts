import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, lineOfText, linesOfText, PageQuery } from "../fields.ts";
import { limits } from "../limits.ts";
import { accountChangeKinds } from "./account-changes.ts";

/** The notices that people get, in the portal and by mail (docs/product.md N2). */

export const noticeKinds = [
  "provider-verified",
  "provider-sent-back",
  "provider-rejected",
  "provider-suspended",
  "provider-reinstated",
  "customer-blocked",
  "customer-unblocked",
  "account-closed",
  "paper-refused",
  "job-offered",
  "job-taken",
  "job-accepted",
  "job-assigned",
  "job-given",
  "job-arrival-confirmed",
  "job-time-proposed",
  "job-time-agreed",
  "job-time-declined",
  "job-late",
  "job-given-back",
  "job-start-code",
  "job-pin-reported",
  "job-pin-corrected",
  "job-price-asked",
  "job-price-corrected",
  "job-price-agreed",
  "job-price-disputed",
  "job-price-offered",
  "job-price-met",
  "job-completed",
  "job-completed-by-office",
  "job-cancelled",
  "job-cancelled-by-office",
  "job-rated",
  "job-problem-reported",
  "job-paid",
  "cash-confirmed",
  "wallet-approved",
  "wallet-declined",
  "card-settled",
  "card-failed",
  "card-refunded",
  "wallet-refunded",
  "payment-corrected",
  "job-refunded",
  "job-payment-corrected",
  "payout-paid",
  "payout-returned",
  "payout-account-wanted",
  "contract-accepted",
  "contract-rejected",
  "contract-active",
  "contract-completed",
  "crew-assigned",
  "crew-removed",
  "quote-answered",
  "quote-expired",
  "inquiry-acknowledged",
  "inquiry-resolved",
  "review-voided",
  ...accountChangeKinds,
  "identity-agreed",
  "identity-refused",
] as const;
export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

/**
 * One notice. `reason` is the text of the person who decided. `link` is the next step. `appeal` is set for decisions against the person.
 * Both are paths of the portal.
 */
export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  subject: z.string(),
  text: z.string(),
  reason: z.string().nullable(),
  link: z.string().nullable(),
  appeal: z.string().nullable(),
  createdDate: z.iso.datetime(),
  readDate: z.iso.datetime().nullable(),
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = defineCall({
  method: "GET",
  path: "/notices",
  summary: "The caller's notices, newest first.",
  access: "signed-in",
  query: PageQuery,
  paged: true,
  reply: z.array(Notice),
});

export const countUnreadNotices = defineCall({
  method: "GET",
  path: "/notices/unread",
  summary: "The number of the caller's unread notices.",
  notes: ['At most 100: "99+" says enough.'],
  access: "signed-in",
  reply: z.object({ unread: z.int() }),
});

export const readNotice = defineCall({
  method: "POST",
  path: "/notices/:id/read",
  summary: "Mark a notice as read.",
  notes: ["A repeat gets the same reply."],
  access: "signed-in",
  params: z.object({ id: Id }),
  reply: ActionReply,
  errors: ["notice-not-found"],
});

export const readAllNotices = defineCall({
  method: "POST",
  path: "/notices/read-all",
  summary: "Mark all notices as read.",
  access: "signed-in",
  reply: ActionReply,
});

/** The texts of one kind of notice. `{name}` and the other `placeholders` are replaced for each person. */
export const NoticeTemplate = z.object({
  kind: NoticeKind,
  subject: z.string(),
  text: z.string(),
  placeholders: z.array(z.string()),
  /** Whether the office has not changed it. */
  isDefault: z.boolean(),
});
export type NoticeTemplate = z.infer<typeof NoticeTemplate>;

export const listTemplates = defineCall({
  method: "GET",
  path: "/Admin/templates",
  summary: "The texts of all notices.",
  access: ["Owner"],
  reply: z.array(NoticeTemplate),
});

export const updateTemplate = defineCall({
  method: "PUT",
  path: "/Admin/templates",
  summary: "Change the texts of one kind of notice.",
  notes: ["Reason, next step and appeal are always added below.", "Empty texts restore the defaults."],
  access: ["Owner"],
  body: z.object({
    kind: NoticeKind,
    subject: lineOfText(limits.addressCharacters),
    text: linesOfText(limits.textCharacters),
  }),
  reply: ActionReply.extend({ template: NoticeTemplate }),
});
