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

/** The account, or what was typed if no account has that name. */
export interface Who {
  accountId?: string;
  identifierHash?: string;
  identifierMask?: string;
}

/** One row of the security log (docs/security-rules.md SG5). `detail` is one of our codes, never a person's words. */
export interface SecurityEvent extends Who {
  kind: SecurityKind;
  result?: "refused";
  /** The person who acted, if that is not the account's owner. */
  actorId?: string;
  detail?: string;
}

/** The row as stored. `startSession` writes it in the same statement as the session. */
export const toSecurityRow = ({ clock, origin }: Omit<Ground, "db">, { result, ...event }: SecurityEvent) => ({
  at: clock.now(),
  ...event,
  result: result ?? ("done" as const),
  ...origin,
});

/** Appends one row. Pass a change's transaction as `db`. */
export async function logSecurity(ground: Ground, event: SecurityEvent): Promise<void> {
  await ground.db.insertInto("securityEvents").values(toSecurityRow(ground, event)).execute();
}

/** The next question of a login, which is not a refusal. */
const unfinished = ["name-missing", "one-time-code-required"];

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.status !== 429 && !unfinished.includes(error.code);

/**
 * Runs a try to log in or prove an identity, and records a refusal with its reason. A try that a limit refused is not recorded, so nobody
 * can fill the log faster than the limits allow.
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

/** Normalises e-mails and phone numbers. Other text is trimmed and in lower case. */
const normalise = (typed: string): string =>
  (typed.includes("@") ? undefined : normalisePhone(typed)) ?? normaliseEmail(typed);

export const hashIdentifier = ({ digest }: Pick<Tokens, "digest">, typed: string): string =>
  digest("security-identifier", normalise(typed));

/** Masks the typed name. People sometimes type their password into that field, so the mask shows too little to reveal one. */
function maskIdentifier(typed: string): string {
  const [, first, domain, top] = /^([^@])[^@]*@([^@.])[^@]*\.([a-z]{2,8})$/.exec(normaliseEmail(typed)) ?? [];
  if (first) return `${first}•••@${domain}•••.${top}`;
  const phone = normalisePhone(typed);
  return phone ? `•••${phone.slice(-2)}` : "•••";
}

/** Returns the account with this name. For an unknown name: a keyed hash and a mask. */
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
