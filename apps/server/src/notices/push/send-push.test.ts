import { logout } from "@hunarmand/api/account/account";
import { rejectJob } from "@hunarmand/api/jobs/provider";
import { groupOf, noticeKinds } from "@hunarmand/api/notices/notice-kinds";
import { readAllNotices } from "@hunarmand/api/notices/notices";
import { getPush } from "@hunarmand/api/notices/push";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startCode, startCodeAlone } from "../../../test/make.ts";
import { readMessages } from "../../../test/notice-channels.ts";
import { startPortal } from "../../../test/portal.ts";
import { startPushScene } from "../../../test/push-scene.ts";
import { openPostgres } from "../../database/postgres.ts";
import { openPush } from "../../services/push/push.ts";
import { isSentKind } from "../templates/notice-rules.ts";
import { getPushTitle } from "./push-titles.ts";
import { sendPush } from "./send-push.ts";

const portal = await startPortal();
const scene = await startPushScene(portal);
const { as, services, pushService, subscribe, openPushOf, makeOffered, settle, run, wayOf } = scene;
const second = openPostgres(portal.databaseUrl, { deadlineScale: 100 });
/** Another server process on the same database, with its own connections and its own memory. */
const otherServer = { ...services, db: second.db, push: openPushOf({ ...services, db: second.db }) };

afterAll(async () => {
  await scene.stop();
  await second.close();
});
beforeEach(pushService.reset);

describe("a push message about an offer", () => {
  it("arrives once, encrypted and signed with the key that the browser subscribed with", async () => {
    const { provider, browser, jobId } = await makeOffered();
    await run();
    const { publicKey, devices } = (await as(provider).call(getPush, {})).body;
    expect(pushService.received).toMatchObject([
      {
        path: browser.path,
        message: {
          kind: "job-offered",
          title: "New job near you",
          see: { label: "See", path: `/requestedjobs?offer=${jobId}` },
        },
        ttlSeconds: 1_800,
        urgency: "high",
        signedBy: publicKey,
        subject: "mailto:office@portal.test",
      },
    ]);
    expect(pushService.received[0]?.topic).toMatch(/^[\w-]{32}$/);
    expect(devices[0]?.lastUsedDate).not.toBeNull();
    expect(await wayOf(provider)).toEqual(["push sent"]);
  });

  it("is sent once if the workers of two servers race for it", async () => {
    for (let round = 0; round < 5; round++) {
      const { provider } = await makeOffered();
      const [message] = await readMessages(portal, provider);
      const outboxId = message?.id ?? "";
      await Promise.allSettled(
        [services, otherServer, services, otherServer].map((one) => sendPush(one, { outboxId })),
      );
      await sendPush(otherServer, { outboxId });
      expect(pushService.received).toHaveLength(1);
      expect(await wayOf(provider)).toEqual(["push sent"]);
    }
  });

  it("is followed by a mail if it is not read in time, and by nothing if it is", async () => {
    const ignored = await makeOffered();
    await scene.wait(2);
    expect(await wayOf(ignored.provider)).toEqual(["push sent", "mail waiting"]);
    const read = await makeOffered();
    await run();
    await as(read.provider).call(readAllNotices, {});
    await scene.wait(2);
    expect(await wayOf(read.provider)).toEqual(["push sent"]);
  });

  it("is not sent after the offer has ended", async () => {
    const { provider, jobId } = await makeOffered();
    await as(provider).call(rejectJob, { body: { jobId, email: provider.email } });
    await run();
    expect(pushService.received.filter(({ message }) => message?.kind === "job-offered")).toEqual([]);
  });

  it("is not sent after a logout, and the next channel takes over at once", async () => {
    const { provider } = await makeOffered();
    await as(provider).call(logout, {} as never);
    await run();
    await run();
    expect(pushService.received).toEqual([]);
    expect(await wayOf(provider)).toEqual(["push failed", "mail waiting"]);
  });
});

describe("a device", () => {
  it("whose subscription has ended is removed, and the others get the message", async () => {
    const { provider, browser } = await makeOffered();
    const other = await subscribe(provider);
    pushService.setBehaviour("gone", browser.path);
    await run();
    expect(pushService.received).toMatchObject([{ path: other.path }]);
    expect((await as(provider).call(getPush, {})).body.devices).toHaveLength(1);
  });

  it("gets the message later if its push service is busy", async () => {
    const { provider } = await makeOffered();
    pushService.setBehaviour("busy");
    await run();
    expect(await wayOf(provider)).toEqual(["push waiting"]);
    pushService.setBehaviour("accepting");
    const [message] = await readMessages(portal, provider);
    await sendPush(services, { outboxId: message?.id ?? "" });
    expect(pushService.received).toHaveLength(1);
  });

  it("that refuses the message lets the next channel take over at once", async () => {
    const { provider } = await makeOffered();
    pushService.setBehaviour("refusing");
    await run();
    await run();
    expect(await wayOf(provider)).toEqual(["push failed", "mail waiting"]);
  });

  it("that subscribed with another key is removed", async () => {
    const { provider } = await makeOffered();
    await portal.db.updateTable("pushDevices").set({ serverKey: "another" }).execute();
    await run();
    expect(pushService.received).toEqual([]);
    expect((await as(provider).call(getPush, {})).body.devices).toEqual([]);
  });
});

describe("the payload", () => {
  it("contains no name, phone, address, amount or code, in any step of a job", async () => {
    const { provider, customer, jobId } = await makeOffered();
    await subscribe(customer);
    const job = {
      providerId: provider.id,
      startCode,
      pricePaisa: 123_400,
      priceObjection: "Call 0300 7654321",
    };
    await portal.db
      .updateTable("jobs")
      .set({ ...job, cancelReason: "Ahmed is ill" })
      .where("id", "=", jobId)
      .execute();
    for (const person of [provider, customer])
      for (const kind of ["accepted", "running-late", "price-asked", "price-disputed", "completed", "cancelled"])
        await scene.publish(person, `job-${kind}`, jobId);
    await run();
    expect(pushService.received.length).toBeGreaterThan(5);
    const people = await portal.db.selectFrom("accounts").selectAll().execute();
    const secrets = people.flatMap(({ firstName, lastName, phone, email }) => [firstName, lastName, phone, email]);
    // Without ids, which are random: one of them may contain any digits.
    for (const text of pushService.received.map((message) => message.text.replace(/[0-9a-f-]{36}/g, ""))) {
      expect(text).not.toMatch(startCodeAlone);
      for (const secret of [...secrets, "1,234", "1234.00", "House 1", "Ahmed", "7654321", "G-9"])
        expect(text).not.toContain(secret);
    }
  });

  it("has a title without values for every kind that is sent", () => {
    for (const kind of noticeKinds.filter(isSentKind)) expect(getPushTitle(kind, "en")).toMatch(/^[A-Z][A-Za-z ]+$/);
    expect(noticeKinds.filter((kind) => !isSentKind(kind) && groupOf[kind] === "offers")).toEqual(["job-taken"]);
  });

  it("leads to the call button where a call helps", async () => {
    const { customer, provider, jobId } = await makeOffered();
    await subscribe(customer);
    await settle();
    await portal.db.updateTable("jobs").set({ providerId: provider.id }).where("id", "=", jobId).execute();
    await scene.publish(customer, "job-accepted", jobId);
    await run();
    expect(pushService.received).toMatchObject([
      { message: { title: "A handyman took your job", call: { label: "Call", path: `/jobs/${jobId}#call` } } },
    ]);
  });
});

it("two servers that start on one database agree on one key, and keep it encrypted there", async () => {
  const openings = [services.db, second.db, services.db, second.db].map((db) =>
    openPush({ ...scene.settings, vapidPrivateKey: undefined }, { ...services, db }),
  );
  const keys = await Promise.all(openings.map((push) => push.getPublicKey()));
  expect(new Set(keys).size).toBe(1);
  const rows = await portal.db.selectFrom("pushKeys").selectAll().execute();
  expect(rows).toMatchObject([{ publicKey: keys[0] }]);
  expect(Buffer.from(rows[0]?.sealedPrivateKey ?? "", "base64").length).toBeGreaterThan(32);
});
