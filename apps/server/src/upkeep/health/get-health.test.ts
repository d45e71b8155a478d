import { randomUUID } from "node:crypto";
import type { Call } from "@hunarmand/api/call";
import { getHealth, type HealthName } from "@hunarmand/api/upkeep/health";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { asUpload, makePicture } from "../../../test/make-image.ts";
import { startPortal, testServices } from "../../../test/portal.ts";
import { systemClock } from "../../services/clock.ts";
import { openFileVault } from "../../services/files/file-vault.ts";
import { storeImage } from "../../services/files/files.ts";
import type { Services } from "../../services/services.ts";
import { formatFact } from "./format-fact.ts";
import { listHealth } from "./get-health.ts";

const portal = await startPortal();

const hourMilliseconds = 3_600_000;

/** The check of this name, on the real clock, which the database has too. */
async function check(name: HealthName, services: Partial<Services> = {}) {
  const checks = await listHealth({ ...portal.services, clock: systemClock, ...services });
  return checks.find((found) => found.name === name);
}

const factsOf = (found: Awaited<ReturnType<typeof check>>) =>
  Object.fromEntries(found?.facts.map(({ name, value }) => [name, value]) ?? []);

const makeTask = (name: string, hoursAgo: number) =>
  sql`insert into pgboss.job (name, data, created_on, start_after) select ${name}, '{}', at, at
    from (select now() - make_interval(hours => ${hoursAgo}) as at) late`.execute(portal.db);

it("only the Owner reads the checks", async () => {
  const owner = portal.as(await makeStaff(portal, "Owner"));
  const { status, body } = await owner.call(getHealth, {});
  expect(status).toBe(200);
  expect(body.checks.map(({ name }) => name)).toEqual(
    "version database queue mail messages cards storage clock certificate backup".split(" "),
  );
  for (const { name, facts } of body.checks) expect(facts.length, name).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain("a secret for tests");
  const finance = portal.as(await makeStaff(portal, "Finance"));
  expect((await finance.call(getHealth as Call, {} as never)).status).toBe(403);
});

describe("a check finds", () => {
  it("a database of a newer version that this one cannot work on", async () => {
    expect(await check("version")).toMatchObject({ state: "fine", problem: null });
    const name = "2099-01-01-0000-of-tomorrow";
    const { rows } = await sql<{ since: string }>`select since from schema_compatibility`.execute(portal.db);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(portal.db);
    expect(await check("version")).toMatchObject({ state: "fine", facts: expect.anything() });
    await sql`update schema_compatibility set since = ${name}`.execute(portal.db);
    expect(await check("version")).toMatchObject({ state: "fault", problem: "schema-newer" });
    await sql`delete from kysely_migration where name = ${name}`.execute(portal.db);
    await sql`update schema_compatibility set since = ${rows[0]?.since}`.execute(portal.db);
  });

  it("work that waits for too long, but not work that is due later", async () => {
    await makeTask("expire-offers", -5);
    expect(await check("queue")).toMatchObject({ state: "fine", problem: null });
    await makeTask("expire-offers", 1);
    const late = await check("queue");
    expect(late).toMatchObject({ state: "fault", problem: "queue-late" });
    expect(factsOf(late)).toMatchObject({ waiting: 1, oldestWaitingSeconds: expect.closeTo(3_600, -2) });
  });

  it("a missing mail server or gateway, and messages that wait for too long", async () => {
    expect(await check("mail")).toMatchObject({ state: "warning", problem: "mail-off" });
    expect(await check("messages")).toMatchObject({ state: "warning", problem: "messages-off" });
    await makeTask("send-mail", 2);
    await makeTask("send-text", 2);
    const services = { mailer: {}, sms: {} } as unknown as Partial<Services>;
    expect(await check("mail", services)).toMatchObject({ state: "fault", problem: "mail-late" });
    expect(await check("messages", services)).toMatchObject({ state: "fault", problem: "messages-late" });
  });

  it("a clock that differs from the database's", async () => {
    expect(await check("clock")).toMatchObject({ state: "fine" });
    const fast = { now: () => new Date(Date.now() + hourMilliseconds) };
    expect(await check("clock", { clock: fast })).toMatchObject({ state: "fault", problem: "clock-wrong" });
  });

  it("a file store that fails, and the other checks still run", async () => {
    const files = { ...portal.services.files, mark: { ...portal.services.files.mark, find: () => Promise.reject() } };
    expect(await check("storage", { files })).toEqual({ name: "storage", state: "fault", problem: "away", facts: [] });
    expect(await check("database", { files })).toMatchObject({ state: "fine" });
  });

  it("a card payment whose gateway does not say how it ended", async () => {
    const { id: accountId } = await makeCustomer(portal);
    const charge = {
      accountId,
      direction: "in",
      status: "pending",
      amountPaisa: 150_000,
      nameOnCard: "Ayesha",
    } as const;
    const start = async (minutesAgo: number) => {
      const at = new Date(Date.now() - minutesAgo * 60_000);
      const values = { ...charge, id: randomUUID(), createdAt: at, inquiredAt: at };
      await portal.db.insertInto("cardTransactions").values(values).execute();
    };
    await start(75);
    expect(await check("cards")).toMatchObject({ state: "fine", problem: null });
    await start(200);
    const late = await check("cards");
    expect(late).toMatchObject({ state: "fault", problem: "cards-late" });
    expect(factsOf(late)).toMatchObject({ place: "sandbox", waiting: 2 });
  });

  it("log that PostgreSQL keeps for a standby that is away", async () => {
    expect(factsOf(await check("database"))).not.toHaveProperty("keptLogBytes");
    await sql`select pg_create_physical_replication_slot('away', true)`.execute(portal.db);
    onTestFinished(async () => void (await sql`select pg_drop_replication_slot('away')`.execute(portal.db)));
    const facts = factsOf(await check("database"));
    expect(facts.keptLogBytes).toEqual(expect.any(Number));
    expect(facts).not.toHaveProperty("standbys");
  });

  it("how many files there are, before PostgreSQL has counted them", async () => {
    const countFiles = async () => Number(factsOf(await check("storage")).files);
    const before = await countFiles();
    expect(before).toBeGreaterThanOrEqual(0);
    const { id: ownerId } = await makeCustomer(portal);
    const upload = asUpload(await makePicture());
    await storeImage(portal.services, { ownerId, kind: "payment-proof", upload, isPrivate: true });
    expect(await countFiles()).toBe(before + 1);
  });

  it("a secret that does not open the papers of before, also when newer ones exist", async () => {
    const { files: first } = portal.services;
    const { id: ownerId } = await makeCustomer(portal);
    const upload = asUpload(await makePicture());
    const store = (files: Services["files"]) =>
      storeImage({ ...portal.services, files }, { ownerId, kind: "payment-proof", upload, isPrivate: true });
    await store(first);
    expect(await check("storage", { files: { ...first } })).toMatchObject({ state: "fine" });
    const place = { folder: portal.services.filePlace.folder ?? "", url: undefined };
    const other = await openFileVault(place, ["another secret, as of an empty data folder"]);
    await store(other);
    expect(await check("storage", { files: other })).toMatchObject({ state: "fault", problem: "secret-wrong" });
    const both = await openFileVault(place, [
      "another secret, as of an empty data folder",
      testServices.tokenSecret ?? "",
    ]);
    expect(await check("storage", { files: both })).toMatchObject({ state: "fine" });
  });

  it("a late, failed or incomplete backup", async () => {
    const start = (hours: number) => new Date(Date.now() - hours * hourMilliseconds);
    const add = (hours: number, end: object) => {
      const backup = { name: String(hours), reason: "night", startedAt: start(hours), place: "/srv" } as const;
      return portal.db
        .insertInto("backups")
        .values({ ...backup, ...end })
        .execute();
    };
    await add(30, { finishedAt: start(30), bytes: 500, files: 3, filesMissing: 0 });
    expect(await check("backup")).toMatchObject({ state: "fault", problem: "backup-late" });
    await add(20, { finishedAt: start(20), bytes: 500, files: 3, filesMissing: 1 });
    expect(await check("backup")).toMatchObject({ state: "warning", problem: "backup-misses-files" });
    await add(2, { failure: "the disk is full" });
    const failed = await check("backup");
    expect(failed).toMatchObject({ state: "warning", problem: "backup-failed" });
    expect(factsOf(failed)).toMatchObject({ sizeBytes: 500, files: 3, ageSeconds: expect.closeTo(72_000, -2) });
  });
});

it.each([
  ["sizeBytes", 12_400_000, "12 MB"],
  ["ageSeconds", 200_000, "2 days"],
  ["differenceSeconds", 0, "0 s"],
  ["waiting", 7, "7"],
  ["place", "/srv", "/srv"],
] as const)("the shell shows %s %s as %s", (name, value, shown) => expect(formatFact({ name, value })).toBe(shown));
