import { type ChannelRules, NoticeChannel, noticeChannels } from "@hunarmand/api/notices/channels";
import { type NoticeGroup, noticeGroups } from "@hunarmand/api/notices/notice-kinds";
import { z } from "zod";

export const channelsOf = (group: NoticeGroup) => `${group}Channels` as const;
export const minutesOf = (group: NoticeGroup) => `${group}Minutes` as const;

const minutesMax = 1_440;
const Channels = z.array(NoticeChannel).max(noticeChannels.length);
const Minutes = z.coerce.number().int().min(1).max(minutesMax);

/** The call's rules as the flat fields of a form. */
export const ChannelRulesForm = z.object({
  ...Object.fromEntries(noticeGroups.map((group) => [channelsOf(group), Channels])),
  ...Object.fromEntries(noticeGroups.map((group) => [minutesOf(group), Minutes])),
} as { [Key in `${NoticeGroup}Channels`]: typeof Channels } & { [Key in `${NoticeGroup}Minutes`]: typeof Minutes });

export const toRuleFields = (rules: ChannelRules): Record<string, string | string[]> =>
  Object.fromEntries(
    noticeGroups.flatMap((group) => [
      [channelsOf(group), rules[group].channels],
      [minutesOf(group), String(rules[group].minutes)],
    ]),
  );

export const toRules = (fields: z.output<typeof ChannelRulesForm>): ChannelRules =>
  Object.fromEntries(
    noticeGroups.map((group) => [group, { channels: fields[channelsOf(group)], minutes: fields[minutesOf(group)] }]),
  ) as ChannelRules;
