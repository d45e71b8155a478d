import type { NoticeKind, NoticeTemplate } from "@hunarmand/api/notices/notices";
import { placeholdersOf } from "./fill-template.ts";
import { defaultTexts, type Texts } from "./template-texts.ts";

export const toTemplate = (kind: NoticeKind, own: Texts | undefined): NoticeTemplate => ({
  kind,
  ...(own ?? defaultTexts[kind]),
  placeholders: placeholdersOf(kind),
  isDefault: own === undefined,
});
