import {
  type ChannelRules,
  groupOf,
  type NoticeChannel,
  type NoticeGroup,
  type NoticeWishes,
  noticeChannels,
  type Reach,
} from "@hunarmand/api/notices/channels";
import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { Services } from "../../services/services.ts";

/** The addresses of a person, as far as channels lead there. */
export interface Reachable {
  email: string | null;
  phone: string | null;
  phoneConfirmedAt: Date | null;
}

export type Gateways = Pick<Services, "sms" | "whatsapp">;

export type Wishes = ReadonlyMap<NoticeGroup, readonly NoticeChannel[]>;

/** Whom a channel reaches. Nothing goes to a phone that nobody has proven to be theirs: it may be a stranger's, and each message costs. */
export function findReach(
  { email, phone, phoneConfirmedAt }: Reachable,
  { sms, whatsapp }: Gateways,
): NoticeWishes["reach"] {
  const ofPhone = (gateway: unknown): Reach => {
    if (!gateway) return "off";
    if (!phone) return "missing";
    return phoneConfirmedAt ? "ready" : "unconfirmed";
  };
  return { mail: email ? "ready" : "missing", whatsapp: ofPhone(whatsapp), phone: ofPhone(sms) };
}

/** The channels of a notice in their order, the cheapest first: what the person wishes, else what the office has set, as far as it reaches them. */
export function chooseChannels(
  kind: NoticeKind,
  { wishes, rules, reach }: { wishes: Wishes | undefined; rules: ChannelRules; reach: NoticeWishes["reach"] },
): NoticeChannel[] {
  const group = groupOf[kind];
  const wished = wishes?.get(group) ?? rules[group].channels;
  return noticeChannels.filter((channel) => wished.includes(channel) && reach[channel] === "ready");
}

/** The channel after this one, whichever of them there still are. */
export const findNextChannel = (channels: readonly NoticeChannel[], after: NoticeChannel): NoticeChannel | undefined =>
  channels.find((channel) => noticeChannels.indexOf(channel) > noticeChannels.indexOf(after));
