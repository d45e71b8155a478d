import { randomUUID } from "node:crypto";
import type { Role } from "@hunarmand/api/account/login-reply";
import { limits } from "@hunarmand/api/limits";
import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { currentWork } from "../../database/work.ts";
import type { Clock } from "../clock.ts";
import type { Origin } from "../security/origin.ts";
import { type SecurityEvent, toSecurityRow } from "../security/security-log.ts";
import type { Caller } from "./caller.ts";
import { cacheCallers, type KnownCaller } from "./caller-cache.ts";
import type { Tokens } from "./tokens.ts";

/** The services that sessions need. */
interface Ground {
  db: Database;
  clock: Clock;
  tokens: Tokens;
}

const hourMilliseconds = 3_600_000;
/** Not every call updates a session's last use; it may be this much older. */
const useMilliseconds = 5 * 60_000;

/** The account for which a token is made. */
export interface SessionAccount {
  id: string;
  role: Role;
  status: ProviderStatus | undefined;
  firstName: string;
  lastName: string;
  email: string | null;
}

/** Opens a session, writes its row of the security log in the same statement, and signs its token. */
export async function startSession(
  { db, clock, tokens, origin }: Ground & { origin: Origin | undefined },
  account: SessionAccount,
  kind: SecurityEvent["kind"],
): Promise<string> {
  const issuedAt = clock.now();
  const isStaff = account.role !== "Provider" && account.role !== "Customer";
  const hours = isStaff ? limits.officeTokenHours : limits.tokenHours;
  const expiresAt = new Date(issuedAt.getTime() + hours * hourMilliseconds);
  const sid = randomUUID();
  const { address = null, browser = null, system = null } = origin ?? {};
  const session = { id: sid, accountId: account.id, createdAt: issuedAt, expiresAt, endedAt: null };
  await db
    .with("begun", (query) => query.insertInto("sessions").values({ ...session, address, browser, system }))
    .insertInto("securityEvents")
    .values(toSecurityRow({ clock, origin }, { kind, accountId: account.id }))
    .execute();
  const uniqueName = `${account.firstName} ${account.lastName}`.trim();
  const { id: sub, email, role, status } = account;
  return tokens.sign({ sub, sid, uniqueName, email, role, status, issuedAt, expiresAt });
}

/** Signs a new token for an open session, with the account's current names and role. */
export async function renewToken(
  { db, clock, tokens }: Ground,
  { accountId: sub, sessionId: sid }: Pick<Caller, "accountId" | "sessionId">,
): Promise<string> {
  const session = await db
    .selectFrom("sessions as session")
    .innerJoin("accounts as account", "account.id", "session.accountId")
    .leftJoin("providers as provider", "provider.accountId", "account.id")
    .select(["session.expiresAt", "account.role", "account.firstName", "account.lastName", "account.email"])
    .select("provider.status")
    .where("session.id", "=", sid)
    .executeTakeFirstOrThrow();
  const { firstName, lastName, status, ...claims } = session;
  const uniqueName = `${firstName} ${lastName}`.trim();
  return tokens.sign({ ...claims, sub, sid, uniqueName, status: status ?? undefined, issuedAt: clock.now() });
}

/** Ends all open sessions of an account, at once on this process. `except` keeps the current one open. */
export async function endAccountSessions(
  { db, clock, callers }: Pick<Ground, "db" | "clock"> & { callers: Callers },
  accountId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ endedAt: clock.now() })
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "!=", except as string))
    .execute();
  callers.forgetAccount(accountId);
}

/** The office's setting requires one-time codes of all staff (docs/security-rules.md S14). */
const lacksSecondFactor = sql<boolean>`(account.role not in ('Provider', 'Customer')
  and coalesce((select value = 'true'::jsonb from settings where key = 'demandsSecondFactor'), false)
  and not exists (select from one_time_codes code where code.account_id = account.id and code.confirmed_at is not null))`;

async function findCaller(db: Database, sessionId: string, now: Date): Promise<KnownCaller | undefined> {
  const row = await db
    .selectFrom("sessions as session")
    .innerJoin("accounts as account", "account.id", "session.accountId")
    .leftJoin("providers as provider", "provider.accountId", "account.id")
    .select([
      "account.id",
      "account.role",
      "account.firstName",
      "account.lastName",
      "account.email",
      "account.phone",
      "provider.status",
      "session.expiresAt",
      "session.createdAt",
      "session.lastUsedAt",
      lacksSecondFactor.as("lacksSecondFactor"),
    ])
    .where("session.id", "=", sessionId)
    .where("session.endedAt", "is", null)
    .where("account.disabledAt", "is", null)
    .where("session.expiresAt", ">", now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, role, status, firstName, lastName, email, phone, expiresAt, lacksSecondFactor: lacks } = row;
  const name = `${firstName} ${lastName}`.trim();
  const person = { accountId: id, sessionId, role, status: status ?? undefined, name, email, phone };
  await noteUse(db, { sessionId, usedAt: row.lastUsedAt ?? row.createdAt, now });
  return { caller: { ...person, lacksSecondFactor: lacks }, expiresAt };
}

async function noteUse(db: Database, { sessionId, usedAt, now }: { sessionId: string; usedAt: Date; now: Date }) {
  const before = new Date(now.getTime() - useMilliseconds);
  if (usedAt > before) return;
  await db
    .updateTable("sessions")
    .set({ lastUsedAt: now })
    .where("id", "=", sessionId)
    .where(({ eb, fn }) => eb(fn.coalesce("lastUsedAt", "createdAt"), "<=", before))
    .execute();
}

/**
 * Finds callers by token. A caller is cached until something about them changes, so that a burst of calls does not read each session. An
 * ended session is rejected within a second.
 */
export function openCallers({ db, clock, tokens }: Ground, deadlineScale = 1) {
  const remembered = cacheCallers(db, deadlineScale);
  async function find(token: string, now: Date): Promise<KnownCaller | undefined> {
    const named = await tokens.verify(token, now);
    const known = named && (await findCaller(db, named.sessionId, now));
    return known?.caller.accountId === named?.accountId ? known : undefined;
  }
  return {
    async identify(token: string): Promise<Caller | undefined> {
      const now = clock.now();
      // Calls share the check, which has its own time limit. Each call also counts it as its own waiting.
      const looking = currentWork()?.wait(remembered.refresh()) ?? remembered.refresh();
      // Awaiting it fails the call, so that it does not wait for an unreachable database twice.
      looking.catch(() => {});
      if (remembered.has(token)) {
        await looking;
        const caller = remembered.find(token, now);
        if (caller) return caller;
      }
      const keep = remembered.beginReading();
      const [known] = await Promise.all([find(token, now), looking]);
      if (known) keep(token, known);
      return known?.caller;
    },
    forgetAccount: remembered.forgetAccount,
    forgetAll: remembered.forgetAll,
    /** On this process an ended session is rejected at once. */
    forget: remembered.forgetSession,
  };
}

export type Callers = ReturnType<typeof openCallers>;
