import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Notice } from "@hunarmand/api/notices/notices";
import type { Language } from "@hunarmand/texts/catalogue";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import type { Selectable } from "kysely";
import type { NoticesTable } from "../database/tables/notice-tables.ts";
import { getTexts } from "../values/texts.ts";
import { formatNotice, type Wording } from "./templates/fill-template.ts";
import { refusals } from "./templates/notice-rules.ts";
import type { Texts } from "./templates/template-texts.ts";

/** A link to the complaint form with its subject filled in: the appeal against each decision of the office (docs/product.md N2). */
export function findAppeal(
  { kind, subject, subjectId: id }: { kind: NoticeKind; subject: string; subjectId: string },
  language: Language,
) {
  if (!refusals.includes(kind)) return null;
  // The subject becomes the first value of a form's field, which would contain the hidden characters.
  const appeal = withoutIsolates(getTexts("mails", language).notice.appealSubject({ subject, id }));
  return `/complains?${new URLSearchParams({ subject: appeal })}`;
}

/** Kind and values are stored, and formatted in the reader's language. Older rows have only their text. */
export function toNotice(
  row: Selectable<NoticesTable>,
  { ownTexts, ...reader }: Omit<Wording, "own"> & { ownTexts: ReadonlyMap<NoticeKind, Texts> },
): Notice {
  const { kind, textValues: values } = row;
  const texts = values
    ? formatNotice({ kind, values }, { own: ownTexts.get(kind), ...reader })
    : { subject: row.subject ?? "", text: row.text ?? "" };
  return {
    id: row.id,
    kind,
    ...texts,
    reason: row.reason,
    link: row.link,
    appeal: findAppeal({ ...row, ...texts }, reader.language),
    createdDate: row.createdAt.toISOString(),
    readDate: row.readAt?.toISOString() ?? null,
  };
}
