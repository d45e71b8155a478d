import type { Notice, NoticeKind } from "@hunarmand/api/notices/notices";
import type { Selectable } from "kysely";
import type { NoticesTable } from "../database/tables/notice-tables.ts";
import { refusals } from "./templates/notice-rules.ts";

/** The complaint form, with what it is about filled in: an appeal against every decision of the office (docs/product.md N2). */
export function findAppeal({ kind, subject, subjectId }: { kind: NoticeKind; subject: string; subjectId: string }) {
  if (!refusals.includes(kind)) return null;
  return `/complains?${new URLSearchParams({ subject: `Appeal: ${subject} (${subjectId})` })}`;
}

export const toNotice = (row: Selectable<NoticesTable>): Notice => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  text: row.text,
  reason: row.reason,
  link: row.link,
  appeal: findAppeal(row),
  createdDate: row.createdAt.toISOString(),
  readDate: row.readAt?.toISOString() ?? null,
});
