import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { NoticeTemplate } from "@hunarmand/api/notices/notices";
import { getDefaultTexts, placeholdersOf } from "./fill-template.ts";
import type { Texts } from "./template-texts.ts";

export const toTemplate = (kind: NoticeKind, own: Texts | undefined): NoticeTemplate => ({
  kind,
  ...(own ?? getDefaultTexts(kind)),
  placeholders: placeholdersOf(kind),
  isDefault: own === undefined,
});
