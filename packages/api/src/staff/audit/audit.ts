import { z } from "zod";
import { defineCall } from "../../call.ts";
import { optionalText, PageQuery } from "../../fields.ts";
import { limits } from "../../limits.ts";

/** The audit log of the office (docs/product.md D2). */

/** `before` and `after` contain what changed, as JSON text. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actorName: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `subjectType` is "provider", "job", "wallet-payment" and so on. `actor` is words of a name. */
export const AuditFilter = z.object({
  subjectId: optionalText(limits.paramCharacters),
  subjectType: optionalText(),
  action: optionalText(),
  actor: optionalText(),
});

export const listAudit = defineCall({
  method: "GET",
  path: "/Admin/audit",
  summary: "Everything the office did, newest first; `subjectId` picks one provider, job or payment.",
  access: ["Owner"],
  query: PageQuery.extend(AuditFilter.shape),
  paged: true,
  reply: z.array(AuditEntry),
});
