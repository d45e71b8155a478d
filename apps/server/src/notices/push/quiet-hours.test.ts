import { readAllNotices } from "@hunarmand/api/notices/notices";
import { getPush, updateQuietHours } from "@hunarmand/api/notices/push";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { startPushScene } from "../../../test/push-scene.ts";
import { notifyPeople } from "../notify-people.ts";
import { findQuietEnd } from "./quiet-hours.ts";

const portal = await startPortal();
const { as, services, pushService, subscribe, makeOffered, settle, publish, run, wait, wayOf, stop } =
  await startPushScene(portal);

afterAll(stop);
beforeEach(pushService.reset);

it.each([
  ["21:59", 22, 7, undefined],
  ["22:00", 22, 7, "2026-03-03T07:00"],
  ["23:30", 22, 7, "2026-03-03T07:00"],
  ["06:59", 22, 7, "2026-03-02T07:00"],
  ["07:00", 22, 7, undefined],
  ["12:59", 13, 15, undefined],
  ["13:00", 13, 15, "2026-03-02T15:00"],
  ["15:00", 13, 15, undefined],
  ["23:00", 22, 0, "2026-03-03T00:00"],
  ["00:30", 0, 6, "2026-03-02T06:00"],
] as const)("at %s with quiet hours from %i to %i they end at %s", (time, fromHour, toHour, end) => {
  const now = new Date(`2026-03-02T${time}:00+05:00`);
  expect(findQuietEnd(now, { fromHour, toHour })).toEqual(end && new Date(`${end}:00+05:00`));
  expect(findQuietEnd(now, null)).toBeUndefined();
});

/** Completes the job without its notices. */
const completeInDatabase = ({ provider, customer, jobId }: Omit<Awaited<ReturnType<typeof makeOffered>>, "browser">) =>
  portal.db
    .updateTable("jobs")
    .set({ status: "Completed", providerId: provider.id, customerId: customer.id })
    .where("id", "=", jobId)
    .execute();

describe("in quiet hours", () => {
  /** 23:00 in Karachi. */
  const night = { hours: 10 };

  it("offers to a handyman who takes jobs still ring, and those to another wait", async () => {
    portal.clock.advance(night);
    const { provider } = await makeOffered();
    await run();
    expect(pushService.received).toHaveLength(1);
    const resting = await makeProvider(portal);
    await subscribe(resting);
    await settle();
    await portal.db.updateTable("providers").set({ isAvailable: false }).where("accountId", "=", resting.id).execute();
    await makeJob(portal, { provider: resting, customer: await makeCustomer(portal) });
    await notifyPeople(services);
    await run();
    expect(await wayOf(resting)).toEqual([]);
    expect(await wayOf(provider)).toEqual([]);
  });

  it("steps of a running job ring, and news of a finished one wait until 7 in the morning", async () => {
    const { provider, customer, jobId } = await makeOffered();
    await run();
    await settle();
    portal.clock.advance(night);
    const running = {
      status: "Accepted",
      providerId: provider.id,
      customerId: customer.id,
      pricePaisa: 100_000,
    } as const;
    await portal.db.updateTable("jobs").set(running).where("id", "=", jobId).execute();
    await publish(provider, "job-price-agreed", jobId);
    await run();
    expect(pushService.received).toMatchObject([{ message: { kind: "job-price-agreed" } }]);
    await settle();
    await portal.db.updateTable("jobs").set({ status: "Completed" }).where("id", "=", jobId).execute();
    await publish(provider, "job-price-agreed", jobId);
    await wait(7 * 60);
    expect(pushService.received).toEqual([]);
    await wait(60);
    expect(pushService.received).toMatchObject([{ message: { kind: "job-price-agreed" } }]);
  });

  it("a person who is awake and reads the notice gets no message in the morning", async () => {
    const { provider, customer, jobId } = await makeOffered();
    await run();
    await settle();
    portal.clock.advance(night);
    await completeInDatabase({ provider, customer, jobId });
    await publish(provider, "job-price-agreed", jobId);
    await as(provider).call(readAllNotices, {});
    await wait(9 * 60);
    expect(await wayOf(provider)).toEqual([]);
  });

  it("a notice of a finished job rings at once for a person without quiet hours", async () => {
    const { provider, customer, jobId } = await makeOffered();
    await run();
    await settle();
    await as(provider).call(updateQuietHours, { body: { quietHours: null } });
    portal.clock.advance(night);
    await completeInDatabase({ provider, customer, jobId });
    await publish(provider, "job-price-agreed", jobId);
    await run();
    expect(await wayOf(provider)).toEqual(["push sent"]);
  });
});

describe("quiet hours", () => {
  it("are from 22 to 7 until the person changes them, may be none, and are of one person", async () => {
    const [one, other] = [await makeProvider(portal), await makeCustomer(portal)];
    const read = async (person: Person) => (await as(person).call(getPush, {})).body.quietHours;
    expect(await read(one)).toEqual({ fromHour: 22, toHour: 7 });
    const quietHours = { fromHour: 13, toHour: 15 };
    expect((await as(one).call(updateQuietHours, { body: { quietHours } })).body.push.quietHours).toEqual(quietHours);
    await as(one).call(updateQuietHours, { body: { quietHours: null } });
    expect([await read(one), await read(other)]).toEqual([null, { fromHour: 22, toHour: 7 }]);
  });

  it("are refused if they never end, or are no hours of a day", async () => {
    const me = as(await makeProvider(portal));
    for (const quietHours of [
      { fromHour: 7, toHour: 7 },
      { fromHour: 22, toHour: 24 },
      { fromHour: -1, toHour: 7 },
    ])
      expect(await me.call(updateQuietHours, { body: { quietHours } })).toMatchObject({
        status: 400,
        error: { issues: [{ field: expect.stringMatching(/^quietHours/) }] },
      });
  });
});
