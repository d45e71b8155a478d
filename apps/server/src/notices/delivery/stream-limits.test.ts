import { expect, it, onTestFinished } from "vitest";
import { openEventStream } from "../../../test/event-stream.ts";
import { openLimited } from "../../../test/limited-portal.ts";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openLiveEvents } from "../../services/live/live-events.ts";

const portal = await startPortal();

/** A separate process, which shares only the database with others. */
async function openProcess(scale = 1) {
  const { services } = await openLimited(portal, { scale });
  const liveEvents = openLiveEvents(portal);
  const { app } = await openVariant(portal, { services: { ...services, liveEvents }, settings: { trustProxy: 1 } });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { app, url };
}

const openStream = (address: string, person: Person, from = "203.0.113.5") =>
  openEventStream(portal, { address, person, headers: { "x-forwarded-for": from } });

type Stream = Awaited<ReturnType<typeof openStream>>;
const areOver = (streams: Stream[]) => streams.map(({ isOver }) => isOver());

it("an account has at most six streams of events: the oldest ends with the reason, and no other person's", async () => {
  const { url } = await openProcess();
  const [busy, calm] = [await makeCustomer(portal), await makeProvider(portal)];
  const other = await openStream(url, calm);
  const streams: Stream[] = [];
  for (let i = 0; i < 8; i++) streams.push(await openStream(url, busy));
  await expect.poll(() => areOver(streams)).toEqual([true, true, false, false, false, false, false, false]);
  expect(streams[0]?.text()).toMatch(/retry: 60000\nevent: replaced\n/);
  expect(other.isOver()).toBe(false);
});

it("a closed stream makes room for another", async () => {
  const { url } = await openProcess();
  const busy = await makeCustomer(portal);
  const streams: Stream[] = [];
  for (let i = 0; i < 6; i++) streams.push(await openStream(url, busy));
  streams[3]?.leave();
  const open = () => portal.db.selectFrom("liveStreams").select("id").execute();
  await expect.poll(async () => (await open()).length).toBe(5);
  streams.push(await openStream(url, busy));
  expect(areOver(streams).filter(Boolean)).toEqual([]);
});

it("an address has at most 30 streams of events, of all accounts together", async () => {
  const { url } = await openProcess();
  const people = await Promise.all(Array.from({ length: 7 }, () => makeCustomer(portal)));
  const elsewhere = await openStream(url, people[0] as Person, "198.51.100.7");
  const streams: Stream[] = [];
  for (let i = 0; i < 31; i++) streams.push(await openStream(url, people[Math.floor(i / 5)] as Person));
  await expect.poll(() => areOver(streams).filter(Boolean)).toHaveLength(1);
  expect(streams[0]?.isOver()).toBe(true);
  expect(elsewhere.isOver()).toBe(false);
});

it("the limit holds over processes: the oldest stream ends within seconds on its process", async () => {
  const [one, two] = [await openProcess(), await openProcess()];
  const busy = await makeCustomer(portal);
  const streams: Stream[] = [];
  for (let i = 0; i < 4; i++) streams.push(await openStream(one.url, busy));
  for (let i = 0; i < 4; i++) streams.push(await openStream(two.url, busy));
  await expect.poll(() => areOver(streams)).toEqual([true, true, false, false, false, false, false, false]);
});

it("streams of a killed process count for at most half a minute", async () => {
  const { url } = await openProcess();
  const { id: accountId } = await makeCustomer(portal);
  const dead = { accountId, address: "hash", seenAt: new Date(Date.now() - 31_000) };
  await portal.db
    .insertInto("liveStreams")
    .values({ ...dead, id: crypto.randomUUID() })
    .execute();
  await openStream(url, await makeProvider(portal));
  expect(await portal.db.selectFrom("liveStreams").select("id").where("accountId", "=", accountId).execute()).toEqual(
    [],
  );
});

it("HEAD of the stream opens none", async () => {
  const { app } = await openProcess();
  const headers = await portal.headersOf(await makeCustomer(portal));
  const { statusCode } = await app.inject({ method: "HEAD", url: "/api/events", headers });
  expect(statusCode).toBe(200);
  expect(await portal.db.selectFrom("liveStreams").select("id").execute()).toEqual([]);
});
