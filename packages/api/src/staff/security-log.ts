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
  /** Whose account it is about; nothing where what was typed names nobody. */
  accountId: Id.nullable(),
  accountName: z.string().nullable(),
  /** Of a name that nobody has: its first letters and last digits at most, for it may be a password typed in the wrong field. */
  typed: z.string().nullable(),
  /** Who did it, where that was not the account's owner. */
  actorName: z.string().nullable(),
  /** A code of ours: why it was refused, which role was given, what a code was for. */
  detail: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type SecurityEntry = z.infer<typeof SecurityEntry>;

/**
 * `person` is the beginning of a name, or a whole e-mail, phone number or account id; an e-mail or number that nobody has finds the failed
 * logins that were tried with it. `address` is as the list shows it.
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
  summary: "Logins, codes, resets and changes of rights, right and wrong, newest first.",
  access: ["Owner"],
  query: PageQuery.extend(SecurityFilter.shape),
  paged: true,
  reply: z.array(SecurityEntry),
});
