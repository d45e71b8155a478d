import type { Notice } from "@hunarmand/api/notices/notices";

/** One notice, or several adjacent ones about jobs that are no longer open, newest first. */
export type NoticeGroup = readonly [Notice, ...Notice[]];

const isClosedOffer = ({ kind }: Notice): boolean => kind === "job-taken";

/** Joins adjacent notices about jobs that are no longer open: there is nothing to do about any of them. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const groups: NoticeGroup[] = [];
  for (const notice of notices) {
    const last = groups.at(-1);
    if (last && isClosedOffer(last[0]) && isClosedOffer(notice)) groups[groups.length - 1] = [...last, notice];
    else groups.push([notice]);
  }
  return groups;
}
