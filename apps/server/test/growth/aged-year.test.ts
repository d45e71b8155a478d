import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { makeTaskHandlers } from "../../src/tasks/tasks.ts";
import { makeCustomer, makeProvider } from "../make.ts";
import { startPortal } from "../portal.ts";
import { growth } from "./table-growth.ts";

const portal = await startPortal();
const keptDays = { notices: 150, messages: 120, security: 180 };

/** More than a batch for most tables. */
const rowsOfDay = 8;
const yearDays = 400;

/** Inserts rows for each day of the year before this moment, evenly spread. `at` is the row's time, `n` its number. */
const insertYear = (insert: string, now: Date, row: RawBuilder<unknown>) =>
  sql`insert into ${sql.raw(insert)} select ${row}
    from (select n, ${now}::timestamptz - n * interval '1 day' / ${rowsOfDay} as at
      from generate_series(0, ${yearDays * rowsOfDay - 1}) n) as day`.execute(portal.db);

const webhookId = "0b7c6f52-7a0e-4c43-9c1e-1f6d2f0f3a11";

/** Tables with at most one or two rows for a person. */
async function ageSingles(id: string, now: Date): Promise<void> {
  const { id: providerId } = await makeProvider(portal);
  const ended = sql`${now}::timestamptz - interval '1 hour'`;
  await sql`insert into proof_codes (account_id, purpose, address, code_hash, created_at, expires_at)
    select ${id}::uuid, purpose, '', '', ${ended}, ${ended} from unnest(array['email', 'phone']) purpose`.execute(
    portal.db,
  );
  await sql`insert into phone_reset_permits values (${providerId}::uuid, ${id}::uuid, ${ended})`.execute(portal.db);
}

/** The rows of a year in a portal without sweeps. */
async function age(now: Date, machineNow: Date): Promise<void> {
  const { id } = await makeCustomer(portal);
  const wall = (insert: string, row: RawBuilder<unknown>) => insertYear(insert, machineNow, row);
  const year = (insert: string, row: RawBuilder<unknown>) => insertYear(insert, now, row);
  for (const table of growth.swept) await sql`delete from ${sql.table(table)}`.execute(portal.db);
  await year(
    "notices (id, account_id, kind, subject_id, created_at, text_values)",
    sql`gen_random_uuid(), ${id}::uuid, 'job-offered', gen_random_uuid(), at, '{}'`,
  );
  await sql`insert into outbox (id, recipient, subject, status, created_at, account_id, notice_id)
    select gen_random_uuid(), 'ali@example.pk', 'News', 'waiting', created_at, account_id, id from notices`.execute(
    portal.db,
  );
  await year("security_events (at, kind, result)", sql`at, 'login', 'done'`);
  await year(
    "sessions (id, account_id, created_at, expires_at)",
    sql`gen_random_uuid(), ${id}::uuid, at - interval '12 hours', at`,
  );
  await ageSingles(id, now);
  // Each notice and person above has written one.
  await sql`delete from live_events`.execute(portal.db);
  await wall(
    "live_events (account_id, kind, subject_id, at, notified_at)",
    sql`null, 'job', gen_random_uuid(), at, at`,
  );
  await wall("live_streams (id, account_id, address, seen_at)", sql`gen_random_uuid(), ${id}::uuid, 'a', at`);
  await wall("caller_changes (account_id, at)", sql`${id}::uuid, at`);
  await year("text_counts (hour, share, texts)", sql`at, 'anybody', 1`);
  await year("limit_hits (key, hits, expires_at)", sql`n, '{}', at`);
  await year("reset_codes (account_id, requester, created_at, expires_at)", sql`${id}::uuid, n, at, at`);
  await year(
    "phone_codes (ticket_hash, phone, purpose, code_hash, created_at, expires_at)",
    sql`n, n, 'login', n, at, at`,
  );
  await year(
    "idempotency_keys (id, fingerprint, claim, running_until, expires_at)",
    sql`n, n, gen_random_uuid(), at, at`,
  );
  await year("known_places (account_id, place, seen_at)", sql`${id}::uuid, n, at`);
  await year("missed_words (day, words, searches)", sql`at::date, n, 1`);
  await sql`insert into webhooks (id, url, sealed_secret, created_by, created_at)
    values (${webhookId}::uuid, 'https://example.pk', '', ${id}::uuid, ${now})`.execute(portal.db);
  await year("webhook_deliveries (id, webhook_id, created_at)", sql`gen_random_uuid(), ${webhookId}::uuid, at`);
}

/** For each table the age of its oldest row in days, and how many rows are left. */
async function measure(now: Date, machineNow: Date) {
  const times: Record<string, RawBuilder<unknown>> = {
    outbox: sql`created_at`,
    notices: sql`created_at`,
    security_events: sql`at`,
    sessions: sql`expires_at`,
    live_events: sql`at`,
    live_streams: sql`seen_at`,
    caller_changes: sql`at`,
    text_counts: sql`hour`,
    limit_hits: sql`expires_at`,
    reset_codes: sql`expires_at`,
    phone_codes: sql`expires_at`,
    idempotency_keys: sql`expires_at`,
    known_places: sql`seen_at`,
    missed_words: sql`day::timestamptz`,
    webhook_deliveries: sql`created_at`,
    proof_codes: sql`expires_at`,
    phone_reset_permits: sql`expires_at`,
  };
  const left: Record<string, number> = {};
  for (const [table, time] of Object.entries(times)) {
    const by = ["live_events", "live_streams", "caller_changes"].includes(table) ? machineNow : now;
    const { rows } = await sql<{ days: number | null }>`
      select round(extract(epoch from ${by}::timestamptz - min(${time})) / 86400)::int as days from ${sql.table(table)}`.execute(
      portal.db,
    );
    left[table] = rows[0]?.days ?? 0;
  }
  return left;
}

const countRows = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    portal.db,
  );
  return rows[0]?.count ?? 0;
};

it("after a year without sweeps, one round of sweeps leaves only what the settings keep, and all of that", async () => {
  const now = portal.clock.now();
  const machineNow = new Date();
  await age(now, machineNow);
  const sweeps = makeTaskHandlers({ ...portal.services, keptDays });
  for (const name of ["delete-expired", "forget-security-events", "forget-missed-words"] as const)
    await sweeps[name]({});
  const daysOf = {
    outbox: keptDays.messages,
    notices: keptDays.notices,
    security_events: keptDays.security,
    sessions: keptDays.security,
    live_events: 1,
    live_streams: 0,
    caller_changes: 0,
    text_counts: 2,
    limit_hits: 0,
    reset_codes: 0,
    phone_codes: 0,
    idempotency_keys: 0,
    known_places: 90,
    missed_words: 90,
    webhook_deliveries: limits.webhookDays,
    proof_codes: 0,
    phone_reset_permits: 0,
  };
  expect(Object.keys(daysOf).toSorted()).toEqual(growth.swept.toSorted());
  expect(await measure(now, machineNow)).toEqual(daysOf);
  expect(await countRows("outbox")).toBe(keptDays.messages * rowsOfDay);
  expect(await countRows("notices")).toBe(keptDays.notices * rowsOfDay);
  expect(await countRows("security_events")).toBe(keptDays.security * rowsOfDay);
  expect(await countRows("known_places")).toBe(90 * rowsOfDay);
  expect(await countRows("live_events")).toBe(rowsOfDay);
});
