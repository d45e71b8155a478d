import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { sumOfLedger } from "../../../test/model/ledger-sum.ts";
import { startPortal } from "../../../test/portal.ts";
import { loadDemo } from "../load-demo.ts";
import { loadTown } from "../town/load-town.ts";
import { beatTown } from "./beat-town.ts";
import { townOrders } from "./town-orders.ts";

const portal = await startPortal();
const words = townOrders.map((order) => order.words);

const findAccount = async (email: string) =>
  (await portal.db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

/** As a signed-in person's open page does, for the next hour of the machine's clock. */
async function watch() {
  const accountId = await findAccount("office@example.pk");
  const stream = { id: crypto.randomUUID(), accountId, address: "hidden", seenAt: new Date(Date.now() + 3_600_000) };
  await portal.db.insertInto("liveStreams").values(stream).execute();
}

/** Each act of so many beats, a minute apart. */
async function beat(count: number) {
  const acts = [];
  for (let turn = 0; turn < count; turn += 1) {
    portal.clock.advance({ minutes: 1 });
    acts.push(await beatTown(portal.services));
  }
  return acts;
}

/** All that the clock must leave as it is. */
const readOthers = () =>
  portal.db
    .selectFrom("jobs")
    .select(["id", "status", "providerId", "pricePaisa", "confirmedAt"])
    .where(({ or, eb }) => or([eb("description", "is", null), eb("description", "not in", words)]))
    .orderBy("id")
    .execute();

describe("the clock of the demo's town", () => {
  beforeEach(async () => {
    await loadDemo(portal.services);
    await loadTown(portal.services);
  });

  it("does nothing while nobody has a page open", async () => {
    expect(await beat(3)).toEqual([undefined, undefined, undefined]);
    await watch();
    await portal.db.updateTable("liveStreams").set({ endedAt: new Date() }).execute();
    expect(await beat(1)).toEqual([undefined]);
  });

  it("posts, accepts, arrives, completes and pays jobs, and moves no other job", async () => {
    await watch();
    const before = await readOthers();
    const events = await beat(60);
    const [first] = events;
    expect(first?.act).toBe("post");
    const ofFirst = events.flatMap((event) => (event?.jobId === first?.jobId ? (event?.act ?? []) : []));
    expect(ofFirst).toEqual(["post", "accept", "arrive", "submit", "agree", "complete", "pay"]);
    expect(events.every((event) => event !== undefined && event.act !== "cancel")).toBe(true);
    const paid = await portal.db
      .selectFrom("ledgerTransactions")
      .select("kind")
      .where("jobId", "=", first?.jobId ?? "")
      .execute();
    expect(paid).toEqual([{ kind: "cash-confirmed" }]);
    expect(await sumOfLedger(portal.db)).toBe(0);
    expect(await readOthers()).toEqual(before);
  });

  it("leaves no more than three jobs open, and gives up one that nobody was asked about", async () => {
    await watch();
    await portal.db.updateTable("providers").set({ isAvailable: false }).execute();
    const events = await beat(20);
    expect(new Set(events.map((event) => event?.act))).toEqual(new Set(["post", "cancel"]));
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from jobs where description = any(${words}::text[]) and status = 'Requested'`.execute(
      portal.db,
    );
    expect(rows[0]?.open).toBeLessThanOrEqual(3);
  });

  it("posts at most eighty jobs a day", async () => {
    await watch();
    await beat(2);
    const row = await portal.db
      .selectFrom("jobs")
      .selectAll()
      .where("description", "in", words)
      .executeTakeFirstOrThrow();
    const { number: _, ...copy } = row;
    const done = {
      status: "Cancelled",
      cancelledAt: portal.clock.now(),
      cancelReason: "x",
      createdAt: portal.clock.now(),
    };
    await portal.db
      .insertInto("jobs")
      .values(Array.from({ length: 80 }, () => ({ ...copy, ...done, id: crypto.randomUUID() }) as typeof copy))
      .execute();
    const events = await beat(12);
    expect(events.map((event) => event?.act)).not.toContain("post");
  });

  it("takes no offer and no job of the accounts that visitors use", async () => {
    await watch();
    const [posted] = await beat(1);
    const aliId = await findAccount("ali.raza@example.pk");
    await sql`delete from offers where job_id = ${posted?.jobId} and provider_id <> (
      select min(provider_id::text)::uuid from offers where job_id = ${posted?.jobId})`.execute(portal.db);
    await portal.db
      .updateTable("offers")
      .set({ providerId: aliId })
      .where("jobId", "=", posted?.jobId ?? "")
      .execute();
    const events = await beat(1);
    expect(events).not.toContainEqual({ act: "accept", jobId: posted?.jobId });
    const offer = await portal.db
      .selectFrom("offers")
      .select("status")
      .where("providerId", "=", aliId)
      .where("jobId", "=", posted?.jobId ?? "")
      .execute();
    expect(offer.map(({ status }) => status)).not.toContain("Accepted");
  });
});
