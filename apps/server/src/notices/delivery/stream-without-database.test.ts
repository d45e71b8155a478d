import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openEventStream } from "../../../test/event-stream.ts";
import { holdUntil } from "../../../test/held-time.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { DatabaseSilent } from "../../database/database.ts";
import { openLiveEvents } from "../../services/live/live-events.ts";

/** Streams of events while their sessions cannot be checked. */
const portal = await startPortal();
const roundMilliseconds = 5_000;
const heartbeatMilliseconds = 15_000;

let isAway = false;
let address = "";
let close = async () => {};

beforeEach(async () => {
  isAway = false;
  // The test decides when heartbeats and regular checks run.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const identify = async (token: string) => {
    if (isAway) throw new DatabaseSilent();
    return portal.services.callers.identify(token);
  };
  const callers = { ...portal.services.callers, identify };
  const { app } = await openVariant(portal, { services: { callers, liveEvents: openLiveEvents(portal) } });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
  close = () => app.close();
});
afterEach(async () => {
  vi.useRealTimers();
  await close();
});

const openStream = (person: Person) => openEventStream(portal, { address, person });

const countBeats = (text: string): number => text.split("\n").filter((line) => line === ":").length;
const listRows = () => portal.db.selectFrom("liveStreams").select(["id", "openedAt"]).execute();

it("stays open over heartbeats while the database is unreachable, and then sends what has happened", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const stream = await openStream(provider);
  isAway = true;
  for (const beats of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(heartbeatMilliseconds);
    await holdUntil(() => expect(countBeats(stream.text())).toBe(beats));
  }
  await makeJob(portal, { provider, customer });
  await vi.advanceTimersByTimeAsync(roundMilliseconds);
  expect(stream.text()).not.toContain("job-offered");
  expect(stream.isOver()).toBe(false);
  isAway = false;
  await holdUntil(() => expect(stream.text()).toContain("event: job-offered"));
  expect(stream.isOver()).toBe(false);
  stream.leave();
});

it("sends nothing more if its session ended while the database was unreachable", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const stream = await openStream(provider);
  isAway = true;
  await makeJob(portal, { provider, customer });
  await portal.db.updateTable("sessions").set({ endedAt: new Date() }).execute();
  await vi.advanceTimersByTimeAsync(heartbeatMilliseconds);
  portal.services.callers.forgetAccount(provider.id);
  isAway = false;
  await holdUntil(() => expect(stream.isOver()).toBe(true));
  expect(stream.text()).not.toContain("job-offered");
});

it("stays open when a crash of the database has emptied the table of streams, and is counted again with its age", async () => {
  const stream = await openStream(await makeProvider(portal));
  const before = await listRows();
  await sql`truncate live_streams`.execute(portal.db);
  await vi.advanceTimersByTimeAsync(roundMilliseconds);
  await holdUntil(async () => expect(await listRows()).toEqual(before));
  expect(stream.isOver()).toBe(false);
  stream.leave();
  await holdUntil(async () => expect(await listRows()).toEqual([]));
});
