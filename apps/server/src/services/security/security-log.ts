import type { SecurityKind } from "@hunarmand/api/account/security-events";
import type { Database } from "../../database/database.ts";
import { AppError } from "../../values/app-error.ts";
import { normaliseEmail, normalisePhone } from "../../values/identifiers.ts";
import type { Clock } from "../clock.ts";
import type { Tokens } from "../login/tokens.ts";
import type { Origin } from "./origin.ts";

interface Ground {
  db: Database;
  clock: Clock;
  origin: Origin | undefined;
}

/** Whose account, or what was typed where nobody has that name. */
export interface Who {
  accountId?: string;
  identifierHash?: string;
  identifierMask?: string;
}

/** One row of the security log (docs/security-rules.md SG5). `detail` is a code of ours, never anybody's words. */
export interface SecurityEvent extends Who {
  kind: SecurityKind;
  result?: "refused";
  /** Who did it, where that is not the account's owner. */
  actorId?: string;
  detail?: string;
}

/** The row as it is kept: `startSession` writes it in one statement with the session. */
export const toSecurityRow = ({ clock, origin }: Omit<Ground, "db">, { result, ...event }: SecurityEvent) => ({
  at: clock.now(),
  ...event,
  result: result ?? ("done" as const),
  ...origin,
});

/** Appends one row, in one statement that waits for nobody. Pass the transaction of a change as `db`. */
export async function logSecurity(ground: Ground, event: SecurityEvent): Promise<void> {
  await ground.db.insertInto("securityEvents").values(toSecurityRow(ground, event)).execute();
}

/** The next question of a login, and no refusal. */
const unfinished = ["name-missing", "one-time-code-required"];

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.status !== 429 && !unfinished.includes(error.code);

/**
 * Runs one try to prove who somebody is; a refusal leaves a row with its reason. What a limit refuses was never looked at, and leaves none:
 * nobody fills the log faster than the limits let them try.
 */
export async function logRefusal<T>(
  ground: Ground,
  event: Omit<SecurityEvent, "result" | "detail">,
  tryIt: () => Promise<T>,
): Promise<T> {
  try {
    return await tryIt();
  } catch (error) {
    if (isRefusal(error)) await logSecurity(ground, { ...event, result: "refused", detail: error.code });
    throw error;
  }
}

/** E-mails and phone numbers in one spelling; anything else as it is. */
const normalise = (typed: string): string =>
  (typed.includes("@") ? undefined : normalisePhone(typed)) ?? normaliseEmail(typed);

export const hashIdentifier = ({ digest }: Pick<Tokens, "digest">, typed: string): string =>
  digest("security-identifier", normalise(typed));

/** People type their password into the field above it: what nobody is called by shows in so few characters that it betrays none. */
function maskIdentifier(typed: string): string {
  const [, first, domain, top] = /^([^@])[^@]*@([^@.])[^@]*\.([a-z]{2,8})$/.exec(normaliseEmail(typed)) ?? [];
  if (first) return `${first}•••@${domain}•••.${top}`;
  const phone = normalisePhone(typed);
  return phone ? `•••${phone.slice(-2)}` : "•••";
}

/** Whose name this is, at whatever door; of a name that nobody has, a keyed hash and a mask. */
export async function findWho({ db, tokens }: { db: Database; tokens: Tokens }, typed: string): Promise<Who> {
  const name = normalise(typed);
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where(typed.includes("@") ? "email" : "phone", "=", name)
    .executeTakeFirst();
  if (account) return { accountId: account.id };
  return { identifierHash: hashIdentifier(tokens, typed), identifierMask: maskIdentifier(typed) };
}
