import type { Notice } from "@hunarmand/api/notices/notices";

/** Several adjacent notices about jobs that are no longer open, newest first, or one other notice. */
export interface NoticeGroup {
  notices: readonly [Notice, ...Notice[]];
  isClosed: boolean;
}

/** Joins adjacent notices about jobs that are no longer open, with their offers: there is nothing to do about any of them. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const closed = new Set(notices.filter(({ kind }) => kind === "job-taken").map(({ link }) => link));
  const groups: NoticeGroup[] = [];
  for (const notice of notices) {
    const isClosed = notice.kind === "job-taken" || (notice.kind === "job-offered" && closed.has(notice.link));
    const last = groups.at(-1);
    if (isClosed && last?.isClosed) groups[groups.length - 1] = { isClosed, notices: [...last.notices, notice] };
    else groups.push({ isClosed, notices: [notice] });
  }
  return groups;
}
