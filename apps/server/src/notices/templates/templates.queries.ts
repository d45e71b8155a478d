import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Database } from "../../database/database.ts";
import { getDefaultTexts } from "./fill-template.ts";
import type { Texts } from "./template-texts.ts";

/** Returns the office's own texts. */
export async function selectOwnTexts(db: Database): Promise<Map<NoticeKind, Texts>> {
  const rows = await db.selectFrom("noticeTemplates").selectAll().execute();
  return new Map(rows.map(({ kind, ...texts }) => [kind, texts]));
}

export async function writeOwnTexts(db: Database, kind: NoticeKind, texts: Texts): Promise<void> {
  await db
    .insertInto("noticeTemplates")
    .values({ kind, ...texts })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(texts))
    .execute();
}

export async function deleteOwnTexts(db: Database, kind: NoticeKind): Promise<void> {
  await db.deleteFrom("noticeTemplates").where("kind", "=", kind).execute();
}

export async function getTexts(db: Database, kind: NoticeKind): Promise<Texts> {
  return (await selectOwnTexts(db)).get(kind) ?? getDefaultTexts(kind);
}
