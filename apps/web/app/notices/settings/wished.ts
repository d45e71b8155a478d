import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import type { NoticeGroup } from "@hunarmand/api/notices/notice-kinds";

export type Wished = Record<NoticeGroup, NoticeChannel[]>;

const isSame = (one: NoticeChannel[], other: NoticeChannel[]): boolean =>
  one.length === other.length && one.every((channel) => other.includes(channel));

/** Returns the changed groups. Unchanged groups keep following the office's settings. */
export const findChanges = (before: Wished, after: Wished): { group: NoticeGroup; channels: NoticeChannel[] }[] =>
  (Object.keys(after) as NoticeGroup[])
    .filter((group) => !isSame(before[group], after[group]))
    .map((group) => ({ group, channels: after[group] }));
