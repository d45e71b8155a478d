import { randomUUID } from "node:crypto";
import type { OfficeRole } from "@hunarmand/api/call";
import { disputePrice } from "@hunarmand/api/jobs/price";
import { type DueKind, dueKinds, listDue } from "@hunarmand/api/staff/inbox";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { getSettings, writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();

const hourMilliseconds = 3_600_000;
const hoursAgo = (hours: number) => new Date(portal.clock.now().getTime() - hours * hourMilliseconds);

const list = async (role: OfficeRole, query: { kind?: DueKind; limit?: string; cursor?: string } = {}) =>
  portal.as(await makeStaff(portal, role)).call(listDue, { query });

/** Makes a job without an open offer, and another one with a disputed price and undecided cash. */
async function makeWork(customer: Person) {
  const provider = await makeProvider(portal);
  const waiting = await makeJob(portal, { provider, customer });
  await portal.db.updateTable("offers").set({ status: "Rejected" }).where("jobId", "=", waiting).execute();
  await makeJob(portal, { provider, customer });
  const disputed = await makeJob(portal, { provider, customer, status: "Completed" });
  await portal.as(customer).call(disputePrice, {
    params: { id: disputed },
    body: { amount: 1_500, words: "We said 1,200." },
  });
  const { detailsSubmittedAt } = await portal.db
    .selectFrom("jobs")
    .select("detailsSubmittedAt")
    .where("id", "=", disputed)
    .executeTakeFirstOrThrow();
  const updatedAt = detailsSubmittedAt ?? portal.clock.now();
  const words = { jobId: disputed, providerId: provider.id, declaredPaisa: 150_000, updatedAt };
  await portal.db.insertInto("jobCash").values(words).execute();
  return { waiting, disputed };
}

async function makeInquiry(hoursLeft: number, status: "New" | "Resolved" = "New") {
  const id = randomUUID();
  const letter = { kind: "contact" as const, name: "Sara", phone: "+923001234567", message: "Hello", status };
  const dueAt = hoursAgo(-hoursLeft);
  await portal.db
    .insertInto("inquiries")
    .values({ ...letter, id, reference: id, createdAt: hoursAgo(60), dueAt })
    .execute();
  return id;
}

async function makeQuote(customer: Person, requestedAt: Date) {
  const id = randomUUID();
  const crew = { totalHandymen: 10, duration: "1 Week", city: "Lahore", phone: "03001234567", status: "New" } as const;
  await portal.db
    .insertInto("quotes")
    .values({ ...crew, id, accountId: customer.id, requestedAt })
    .execute();
  return id;
}

async function makeVisit(startsAt: Date) {
  const provider = await makeProvider(portal, { status: "Pending" });
  const id = randomUUID();
  await portal.db
    .insertInto("visits")
    .values({ id, providerId: provider.id, startsAt, status: "Booked", createdAt: hoursAgo(50) })
    .execute();
  return id;
}

describe("what is due", () => {
  it("is one list, oldest first, with person, subject and time, without anything decided or due on another day", async () => {
    const customer = await makeCustomer(portal);
    const { waiting, disputed } = await makeWork(customer);
    const [late, fresh] = [await makeInquiry(-10), await makeInquiry(23)];
    await makeInquiry(1, "Resolved");
    const missed = await makeVisit(hoursAgo(20));
    await makeVisit(hoursAgo(-30));
    const { body } = await list("Owner");
    expect(body.map(({ since }) => since)).toEqual(body.map(({ since }) => since).toSorted());
    expect(body.slice(0, 2).map(({ kind, id }) => [kind, id])).toEqual([
      ["inquiry", late],
      ["visit", missed],
    ]);
    const found = (id: string) => body.filter((item) => item.id === id).map(({ kind, amount }) => [kind, amount]);
    expect(found(fresh)).toEqual([["inquiry", null]]);
    expect(found(waiting)).toEqual([["job", null]]);
    expect(found(disputed)).toEqual([
      ["cash", 1_500],
      ["price", 1_500],
    ]);
    expect(body.find(({ kind }) => kind === "job")).toMatchObject({
      who: "Test Customer",
      work: "AC Installation",
      place: "G-9, Islamabad",
      number: expect.stringMatching(/^H-\d+$/),
      deadline: expect.any(String),
    });
    const promised = body.find(({ id }) => id === late);
    expect(Date.parse(promised?.deadline ?? "") - Date.parse(promised?.since ?? "")).toBe(24 * hourMilliseconds);
    expect(body.filter(({ kind }) => kind === "visit")).toHaveLength(1);
    expect(body.filter(({ kind }) => kind === "application")).toHaveLength(2);
  });

  it("promises a price within one day of the office's open hours", async () => {
    const customer = await makeCustomer(portal);
    const read = async () =>
      (await list("Dispatcher", { kind: "quote" })).body.map(({ since, deadline }) => [since, deadline]);
    // A Friday, and a Saturday. The office is closed on Sundays.
    const [friday, saturday] = ["2026-02-27T06:00:00.000Z", "2026-02-28T12:00:00.000Z"];
    for (const time of [friday, saturday]) await makeQuote(customer, new Date(time));
    expect(await read()).toEqual([
      [friday, "2026-02-28T06:00:00.000Z"],
      [saturday, "2026-03-02T12:00:00.000Z"],
    ]);
    const { visits } = await getSettings(portal.db);
    await writeSettings(portal.db, { visits: { ...visits, days: [] } });
    expect(await read(), "without days of its own").toEqual([
      [friday, "2026-02-28T06:00:00.000Z"],
      [saturday, "2026-03-01T12:00:00.000Z"],
    ]);
  });

  it("only contains the reader's own decisions", async () => {
    await makeWork(await makeCustomer(portal));
    await makeInquiry(5);
    await makeVisit(hoursAgo(2));
    const kindsOf = async (role: OfficeRole) =>
      [...new Set((await list(role)).body.map(({ kind }) => kind))].toSorted();
    expect(await kindsOf("Verifier")).toEqual(["application", "visit"]);
    expect(await kindsOf("Dispatcher")).toEqual(["job", "price"]);
    expect(await kindsOf("Finance")).toEqual(["cash"]);
    expect(await kindsOf("Support")).toEqual(["inquiry"]);
    expect((await list("Support", { kind: "cash" })).body).toEqual([]);
    expect((await list("Owner", { kind: "cash" })).body).toHaveLength(1);
  });

  it("has no gap or repeat between pages, even if one job waits for two decisions", async () => {
    const customer = await makeCustomer(portal);
    for (let count = 0; count < 3; count++) await makeWork(customer);
    const whole = (await list("Owner")).body.map(({ kind, id }) => `${kind} ${id}`);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list("Owner", { limit: "1", ...(cursor ? { cursor } : {}) });
      paged.push(...page.body.map(({ kind, id }) => `${kind} ${id}`));
      cursor = page.headers["x-next-cursor"] as string | undefined;
    } while (cursor && paged.length < 50);
    expect(whole).toHaveLength(9);
    expect(paged).toEqual(whole);
  });

  it("refuses a cursor of another list and an unknown kind, naming the field", async () => {
    const refused = await list("Owner", { cursor: "abc" });
    expect([refused.status, refused.error.issues?.[0]?.field]).toEqual([400, "cursor"]);
    const unknown = await list("Owner", { kind: "weather" as DueKind });
    expect([unknown.status, unknown.error.issues?.[0]?.field]).toEqual([400, "kind"]);
    expect(dueKinds).toHaveLength(14);
  });

  it("is only for the office", async () => {
    expect((await portal.call(listDue, { query: {} })).status).toBe(401);
    expect((await portal.as(await makeCustomer(portal)).call(listDue, { query: {} })).status).toBe(403);
  });
});
