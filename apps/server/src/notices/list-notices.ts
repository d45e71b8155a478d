import type * as api from "@hunarmand/api/notices/notices";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { toNotice } from "./notice-wire.ts";
import { selectNotices } from "./notices.queries.ts";
import { selectOwnTexts } from "./templates/templates.queries.ts";

export const listNotices: UseCase<typeof api.listNotices> = async (services, { accountId }, { query, language }) => {
  const { db, catalogueNames } = services;
  const { limit, cursor } = query;
  const rows = await selectNotices(db, { accountId, limit, cursor: decodeCursor(cursor) });
  const ownTexts = await selectOwnTexts(db);
  const nameOf = await catalogueNames.nameInLanguage(language);
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toNotice(row, { ownTexts, language, nameOf }),
  });
};
