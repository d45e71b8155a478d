import { z } from "zod";
import { Origin, SecurityKind, SecurityResult } from "../account/security-events.ts";
import { defineCall } from "../call.ts";
import { Id, optionalText, PageQuery } from "../fields.ts";
import { limits } from "../limits.ts";

/** The security log, for the Owner (docs/product.md D2). */

export const SecurityEntry = Origin.extend({
  id: z.int(),
  at: z.iso.datetime(),
  kind: SecurityKind,
  result: SecurityResult,
  /** The account that the entry is about. Null if what was typed belongs to no account. */
  accountId: Id.nullable(),
  accountName: z.string().nullable(),
  /** What was typed, if no account has it. Masked: at most its first letter and last digits, because it may be a password. */
  typed: z.string().nullable(),
  /** Who did it, if not the account's owner. */
  actorName: z.string().nullable(),
  /** A fixed word: the reason of a refusal, the new role, or the purpose of a one-time code. */
  detail: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type SecurityEntry = z.infer<typeof SecurityEntry>;

/**
 * `person` is the beginning of a name, or a complete e-mail, phone number or account id. An unknown e-mail or number finds the failed
 * logins with it. `address` is a network address, spelled as in the list.
 */
export const SecurityFilter = z.object({
  kind: SecurityKind.optional(),
  result: SecurityResult.optional(),
  person: optionalText(limits.emailCharacters),
  address: optionalText(),
});

export const listSecurityEvents = defineCall({
  method: "GET",
  path: "/Admin/security-events",
  summary: "Logins, codes, resets and changes of rights, successful and refused, newest first.",
  access: ["Owner"],
  query: PageQuery.extend(SecurityFilter.shape),
  paged: true,
  reply: z.array(SecurityEntry),
});
