import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type * as api from "@hunarmand/api/notices/notices";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError, invalidField, makeIssue } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findUnknownPlaceholders, placeholdersOf } from "./fill-template.ts";
import type { Texts } from "./template-texts.ts";
import { toTemplate } from "./template-wire.ts";
import { deleteOwnTexts, getTexts, writeOwnTexts } from "./templates.queries.ts";

export const updateTemplate: UseCase<typeof api.updateTemplate> = async ({ db, clock }, caller, { body }) => {
  const { kind, ...texts } = body;
  const own = texts.subject === "" && texts.text === "" ? undefined : texts;
  if (own) assertFillable(kind, own);
  await db.transaction().execute(async (transaction) => {
    const before = await getTexts(transaction, kind);
    await (own ? writeOwnTexts(transaction, kind, own) : deleteOwnTexts(transaction, kind));
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "template.update",
      subjectType: "template",
      subjectId: kind,
      before: { ...before },
      after: { ...(await getTexts(transaction, kind)) },
    });
  });
  return { message: getReplies().updateTemplate, template: toTemplate(kind, own) };
};

/** @throws AppError invalid-input naming every field that is empty or has an unknown placeholder */
function assertFillable(kind: NoticeKind, texts: Texts): void {
  for (const field of ["subject", "text"] as const) if (texts[field] === "") throw invalidField(field, "required");
  const issues = (["subject", "text"] as const).flatMap((field) => {
    const unknown = findUnknownPlaceholders(kind, texts[field]).map((name) => `{${name}}`);
    if (unknown.length === 0) return [];
    const known = placeholdersOf(kind).map((name) => `{${name}}`);
    return [makeIssue(field, "placeholder-unknown", { unknown: unknown.join(", "), known: known.join(", ") })];
  });
  if (issues.length > 0) throw new AppError("invalid-input", issues);
}
