import {
  type ChannelRules,
  type NoticeChannel,
  type NoticeWishes,
  noticeChannels,
  type Reach,
} from "@hunarmand/api/notices/channels";
import { groupOf, type NoticeGroup, type NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Services } from "../../services/services.ts";

/** A person's addresses for each channel. */
export interface Reachable {
  email: string | null;
  phone: string | null;
  phoneConfirmedAt: Date | null;
  /** Whether a device gets push messages. */
  hasPush: boolean;
}

export type Gateways = Pick<Services, "sms" | "whatsapp">;

export type Wishes = ReadonlyMap<NoticeGroup, readonly NoticeChannel[]>;

/**
 * Whether each channel can reach the person. Nothing is sent to an unconfirmed phone: it may belong to a stranger, and each message costs
 * money.
 */
export function findReach(
  { email, phone, phoneConfirmedAt, hasPush }: Reachable,
  { sms, whatsapp }: Gateways,
): NoticeWishes["reach"] {
  const ofPhone = (gateway: unknown): Reach => {
    if (!gateway) return "off";
    if (!phone) return "missing";
    return phoneConfirmedAt ? "ready" : "unconfirmed";
  };
  return {
    push: hasPush ? "ready" : "missing",
    mail: email ? "ready" : "missing",
    whatsapp: ofPhone(whatsapp),
    phone: ofPhone(sms),
  };
}

/**
 * The channels of a notice in order, the cheapest first: the person's choice or else the office's rule, without those that cannot reach the
 * person.
 */
export function chooseChannels(
  kind: NoticeKind,
  { wishes, rules, reach }: { wishes: Wishes | undefined; rules: ChannelRules; reach: NoticeWishes["reach"] },
): NoticeChannel[] {
  const group = groupOf[kind];
  const wished = wishes?.get(group) ?? rules[group].channels;
  return noticeChannels.filter((channel) => wished.includes(channel) && reach[channel] === "ready");
}

/** The next channel in the order of channels, even if `after` is no longer among them. Null: the first one. */
export const findNextChannel = (
  channels: readonly NoticeChannel[],
  after: NoticeChannel | null,
): NoticeChannel | undefined =>
  channels.find((channel) => after === null || noticeChannels.indexOf(channel) > noticeChannels.indexOf(after));

/** Channels that ring or vibrate. They wait in quiet hours (docs/product.md N8). */
export const rings = (channel: NoticeChannel): boolean => channel !== "mail";
