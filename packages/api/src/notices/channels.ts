import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply } from "../fields.ts";
import type { NoticeKind } from "./notices.ts";

/**
 * The channels by which a notice is sent, the cheapest first (docs/product.md N6). Every notice is also in the portal. `push` goes to the
 * devices of push.ts.
 */
export const noticeChannels = ["push", "mail", "whatsapp", "phone"] as const;
export const NoticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

/** Groups of notices for which people choose channels, for example offers by phone and receipts by mail. */
export const noticeGroups = ["offers", "jobs", "money", "account", "contracts", "answers"] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

export const groupOf = {
  "provider-verified": "account",
  "provider-sent-back": "account",
  "provider-rejected": "account",
  "provider-suspended": "account",
  "provider-reinstated": "account",
  "customer-blocked": "account",
  "customer-unblocked": "account",
  "account-closed": "account",
  "paper-refused": "account",
  "job-offered": "offers",
  "job-taken": "offers",
  "job-accepted": "jobs",
  "job-assigned": "jobs",
  "job-given": "jobs",
  "job-arrival-confirmed": "jobs",
  "job-time-proposed": "jobs",
  "job-time-agreed": "jobs",
  "job-time-declined": "jobs",
  "job-late": "jobs",
  "job-given-back": "jobs",
  "job-start-code": "jobs",
  "job-pin-reported": "jobs",
  "job-pin-corrected": "jobs",
  "job-price-asked": "jobs",
  "job-price-corrected": "jobs",
  "job-price-agreed": "jobs",
  "job-price-disputed": "jobs",
  "job-price-offered": "jobs",
  "job-price-met": "jobs",
  "job-completed": "jobs",
  "job-completed-by-office": "jobs",
  "job-cancelled": "jobs",
  "job-cancelled-by-office": "jobs",
  "job-rated": "answers",
  "job-problem-reported": "jobs",
  "job-paid": "money",
  "cash-confirmed": "money",
  "wallet-approved": "money",
  "wallet-declined": "money",
  "card-settled": "money",
  "card-failed": "money",
  "card-refunded": "money",
  "wallet-refunded": "money",
  "payment-corrected": "money",
  "job-refunded": "money",
  "job-payment-corrected": "money",
  "payout-paid": "money",
  "payout-returned": "money",
  "payout-account-wanted": "money",
  "contract-accepted": "contracts",
  "contract-rejected": "contracts",
  "contract-active": "contracts",
  "contract-completed": "contracts",
  "crew-assigned": "jobs",
  "crew-removed": "jobs",
  "quote-answered": "contracts",
  "quote-expired": "contracts",
  "inquiry-acknowledged": "answers",
  "inquiry-resolved": "answers",
  "review-voided": "answers",
  "email-changed": "account",
  "phone-changed": "account",
  "email-released": "account",
  "phone-released": "account",
  "password-changed": "account",
  "payout-account-changed": "account",
  "phone-reset-allowed": "account",
  "cnic-changed": "account",
  "identity-asked": "account",
  "identity-agreed": "account",
  "identity-refused": "account",
} as const satisfies Record<NoticeKind, NoticeGroup>;

const Channels = z.array(NoticeChannel).max(noticeChannels.length);

/** The next channel is used if the notice is unread after this many minutes. */
const ChannelRule = z.object({ channels: Channels, minutes: z.int().min(1).max(1_440) });

/** The rules for everyone who has not chosen. */
export const ChannelRules = z.object({
  offers: ChannelRule,
  jobs: ChannelRule,
  money: ChannelRule,
  account: ChannelRule,
  contracts: ChannelRule,
  answers: ChannelRule,
} satisfies Record<NoticeGroup, typeof ChannelRule>);
export type ChannelRules = z.infer<typeof ChannelRules>;

/**
 * Whether a channel reaches the caller: `unconfirmed` until a code has proved the phone, `missing` without an address or device, `off` if the
 * portal has no such gateway.
 */
export const Reach = z.enum(["ready", "unconfirmed", "missing", "off"]);
export type Reach = z.infer<typeof Reach>;

export const NoticeWish = z.object({
  group: z.enum(noticeGroups),
  channels: Channels,
  /** Whether it is the caller's own choice. Otherwise it is the office's rule. */
  isOwn: z.boolean(),
});
export type NoticeWish = z.infer<typeof NoticeWish>;

export const NoticeWishes = z.object({
  wishes: z.array(NoticeWish),
  reach: z.object({ push: Reach, mail: Reach, whatsapp: Reach, phone: Reach } satisfies Record<
    NoticeChannel,
    typeof Reach
  >),
});
export type NoticeWishes = z.infer<typeof NoticeWishes>;

export const getNoticeWishes = defineCall({
  method: "GET",
  path: "/notices/wishes",
  summary: "The channels of the caller's notices.",
  access: "signed-in",
  reply: NoticeWishes,
});

export const updateNoticeWishes = defineCall({
  method: "PUT",
  path: "/notices/wishes",
  summary: "Choose the channels of the caller's notices.",
  notes: [
    "Absent groups do not change; `channels: null` restores the office's rule.",
    "Every notice is in the portal in any case.",
  ],
  access: "signed-in",
  body: z.object({
    wishes: z
      .array(z.object({ group: z.enum(noticeGroups), channels: Channels.nullable() }))
      .min(1)
      .max(noticeGroups.length),
  }),
  reply: ActionReply.extend({ wishes: NoticeWishes }),
});
