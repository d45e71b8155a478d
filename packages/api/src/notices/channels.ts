import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply } from "../fields.ts";
import { type NoticeGroup, noticeGroups } from "./notice-kinds.ts";

/**
 * The channels by which a notice is sent, the cheapest first (docs/product.md N6). Every notice is also in the portal. `push` goes to the
 * devices of push.ts.
 */
export const noticeChannels = ["push", "mail", "whatsapp", "phone"] as const;
export const NoticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

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
