import { acceptJob, completeJob } from "@hunarmand/api/jobs/provider";
import { suspendProvider } from "@hunarmand/api/providers/office";
import { afterAll, expect, it } from "vitest";
import { usualPool } from "../../src/database/pool/pool-settings.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { lockRow } from "../lock-row.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import { longDeadlineScale, startPortal } from "../portal.ts";
import { openVariant } from "../portal-variant.ts";

/** Another transaction has locked the row (docs/security-rules.md SF1): the call ends in time, changes nothing, and works afterwards. */
const portal = await startPortal();
/** Connections with the lock time-out of production. Other tests have a longer one, and these have only the other limits from them. */
const lockMilliseconds = usualPool.lockMilliseconds / longDeadlineScale;
const pool = { ...usualPool, lockMilliseconds };
const database = openPostgres(portal.databaseUrl, { deadlineScale: longDeadlineScale, pool });
afterAll(() => database.close());

const openWithLockTimeout = () => openVariant(portal, { services: { db: database.db } });

const kindsOf = async (jobId: string) =>
  (await portal.db.selectFrom("jobEvents").select("kind").where("jobId", "=", jobId).execute()).map(({ kind }) => kind);

/** Sends the call while the row is locked, and again when it is free. */
async function tryTwice(held: Parameters<typeof lockRow>[1], call: () => Promise<{ status: number; headers: object }>) {
  const letGo = await lockRow(portal.db, held);
  // If the call does not reply before the row is released, this waits for ever.
  const refused = await call();
  return { refused, again: () => letGo().then(call) };
}

const busy = { status: 503, error: { code: "unavailable" }, headers: { "retry-after": "5" } };

it("an accept of a locked job fails in time", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const Id = await makeJob(portal, { provider, customer });
  const { as } = await openWithLockTimeout();
  const accept = () => as(provider).call(acceptJob, { body: { Id } });
  const { refused, again } = await tryTwice({ table: "jobs", id: Id }, accept);
  expect(refused).toMatchObject(busy);
  expect(await kindsOf(Id)).toEqual([]);
  expect((await again()).status).toBe(200);
  expect(await kindsOf(Id)).toEqual(["accepted"]);
});

it("a completion of a locked job changes nothing", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const id = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
  const body = { id, customerFeedback: "Good", customerRating: 5, workStatus: "Completed" as const };
  const { as } = await openWithLockTimeout();
  const complete = () => as(provider).call(completeJob, { body });
  const { refused, again } = await tryTwice({ table: "jobs", id }, complete);
  expect(refused).toMatchObject(busy);
  expect(await portal.db.selectFrom("reviews").select("jobId").execute()).toEqual([]);
  expect((await again()).status).toBe(200);
  expect(await portal.db.selectFrom("reviews").select("jobId").execute()).toEqual([{ jobId: id }]);
});

it("a suspension of a locked provider changes nothing", async () => {
  const [provider, office] = [await makeProvider(portal), await makeStaff(portal)];
  const request = { params: { id: provider.id }, body: { reason: "Complaints." } };
  const { as } = await openWithLockTimeout();
  const suspend = () => as(office).call(suspendProvider, request);
  const countAudits = async () =>
    (await portal.db.selectFrom("auditEntries").select("id").orderBy("id").execute()).length;
  const { refused, again } = await tryTwice({ table: "providers", key: "account_id", id: provider.id }, suspend);
  expect(refused).toMatchObject(busy);
  expect(await countAudits()).toBe(0);
  expect((await again()).status).toBe(200);
  expect(await countAudits()).toBe(1);
});
