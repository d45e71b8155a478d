import { noticeKinds } from "@hunarmand/api/notices/notice-kinds";
import type * as api from "@hunarmand/api/notices/notices";
import type { UseCase } from "../../http/serve.ts";
import { toTemplate } from "./template-wire.ts";
import { selectOwnTexts } from "./templates.queries.ts";

export const listTemplates: UseCase<typeof api.listTemplates> = async ({ db }) => {
  const own = await selectOwnTexts(db);
  return noticeKinds.map((kind) => toTemplate(kind, own.get(kind)));
};
