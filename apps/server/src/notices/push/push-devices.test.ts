import { logout } from "@hunarmand/api/account/account";
import { closeAccount } from "@hunarmand/api/account/own-data";
import { endOtherSessions, endOwnSession, listOwnSessions } from "@hunarmand/api/account/sessions";
import { limits } from "@hunarmand/api/limits";
import { getPush, removePushDevice, subscribePush } from "@hunarmand/api/notices/push";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { onLaptop, onPhone } from "../../../test/devices.ts";
import { openLimited } from "../../../test/limited-portal.ts";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { startPushScene } from "../../../test/push-scene.ts";
import { makeSubscription } from "../../../test/push-service.ts";

const portal = await startPortal();
const { as, call, pushService, subscribe, stop } = await startPushScene(portal);

afterAll(stop);
beforeEach(pushService.reset);

const devicesOf = async (person: Person) => (await as(person).call(getPush, {})).body.devices;
const countRows = async () => (await portal.db.selectFrom("pushDevices").select("id").execute()).length;

describe("a device with push messages", () => {
  it("is named by its browser, marked if it is this one, and removed by its person alone", async () => {
    const [person, other] = [await makeProvider(portal), await makeCustomer(portal)];
    await subscribe(person, onPhone);
    portal.forgetSessions();
    await subscribe(person, onLaptop);
    const devices = await devicesOf(person);
    expect(devices).toMatchObject([
      { browser: "Firefox", system: "Windows", isCurrent: true, lastUsedDate: null },
      { browser: "Chrome", system: "Android", isCurrent: false },
    ]);
    expect(JSON.stringify(devices)).not.toContain(pushService.url);
    const params = { id: devices[1]?.id ?? "" };
    expect((await as(other).call(removePushDevice, { params })).error.code).toBe("push-device-not-found");
    const { body } = await as(person).call(removePushDevice, { params });
    expect(body.push.devices).toHaveLength(1);
  });

  it("belongs to the person who subscribed last on it", async () => {
    const [first, second] = [await makeProvider(portal), await makeCustomer(portal)];
    const { subscription } = await subscribe(first);
    const { body } = await as(second).call(subscribePush, { body: subscription });
    expect(body.push.devices).toHaveLength(1);
    expect(await devicesOf(first)).toEqual([]);
  });

  it("stays one device if it subscribes again", async () => {
    const person = await makeProvider(portal);
    const { subscription } = await subscribe(person);
    const [before] = await devicesOf(person);
    portal.forgetSessions();
    expect(await devicesOf(person)).toMatchObject([{ isCurrent: false }]);
    await as(person).call(subscribePush, { body: subscription }, onPhone);
    expect(await devicesOf(person)).toMatchObject([{ ...before, isCurrent: true }]);
  });

  it(`replaces the oldest one past ${limits.pushDevicesOfAccount}`, async () => {
    const person = await makeProvider(portal);
    await subscribe(person, onLaptop);
    for (let count = 0; count < limits.pushDevicesOfAccount; count++) await subscribe(person, onPhone);
    const devices = await devicesOf(person);
    expect(devices).toHaveLength(limits.pushDevicesOfAccount);
    expect(devices.every(({ browser }) => browser === "Chrome")).toBe(true);
  });
});

describe("a device is removed", () => {
  it("at logout", async () => {
    const person = await makeProvider(portal);
    await subscribe(person);
    await as(person).call(logout, { body: {} } as never);
    expect(await countRows()).toBe(0);
  });

  it("when its session is ended from another device, and then alone", async () => {
    const person = await makeProvider(portal);
    await subscribe(person, onPhone);
    portal.forgetSessions();
    await subscribe(person, onLaptop);
    const sessions = (await as(person).call(listOwnSessions, { query: {} })).body;
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    await as(person).call(endOwnSession, { params: { id } });
    expect(await devicesOf(person)).toMatchObject([{ browser: "Firefox" }]);
  });

  it("when all other sessions are ended, also if its own has expired", async () => {
    const person = await makeProvider(portal);
    await subscribe(person);
    portal.clock.advance({ hours: limits.tokenHours + 1 });
    portal.forgetSessions();
    expect(await devicesOf(person)).toHaveLength(1);
    await as(person).call(endOtherSessions, {});
    expect(await devicesOf(person)).toEqual([]);
  });

  it("when the account closes", async () => {
    const password = "a long enough one";
    const passwordHash = await portal.passwords.hash(password);
    const person = await makeCustomer(portal, { passwordHash });
    await subscribe(person);
    expect((await as(person).call(closeAccount, { body: { currentPassword: password } })).status).toBe(200);
    expect(await countRows()).toBe(0);
  });
});

it("a device cannot be added to a session that has ended, even if this process still caches its caller", async () => {
  const person = await makeProvider(portal);
  await devicesOf(person);
  await portal.db
    .updateTable("sessions")
    .set({ endedAt: portal.clock.now() })
    .where("accountId", "=", person.id)
    .execute();
  const { subscription: body } = pushService.makeBrowser();
  expect((await as(person).call(subscribePush, { body })).status).toBe(401);
  expect(await countRows()).toBe(0);
});

describe("a subscription is refused, with the field named,", () => {
  const keys = () => pushService.makeBrowser().subscription.keys;
  const refusalOf = async (body: { endpoint: string; keys: { p256dh: string; auth: string } }) => {
    const reply = await as(await makeCustomer(portal)).call(subscribePush, { body });
    return [reply.status, reply.error?.issues?.[0]?.field];
  };

  it.each([
    "https://example.com/push",
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/fcm/send/x",
    "https://fcm.googleapis.com.example.com/x",
    "https://user:word@fcm.googleapis.com/x",
    "https://evilnotify.windows.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.5/x",
    "https://localhost/x",
    "file:///etc/passwd",
    "not an address",
  ])("if it leads to %s instead of a push service", async (endpoint) => {
    expect(await refusalOf({ endpoint, keys: keys() })).toEqual([400, "endpoint"]);
  });

  it("if a key is none", async () => {
    const { endpoint, keys: right } = pushService.makeBrowser().subscription;
    const point = `BA${"A".repeat(85)}`;
    expect(await refusalOf({ endpoint, keys: { ...right, p256dh: point } })).toEqual([400, "keys.p256dh"]);
    expect(await refusalOf({ endpoint, keys: { ...right, p256dh: "short" } })).toEqual([400, "keys.p256dh"]);
    expect(await refusalOf({ endpoint, keys: { ...right, auth: "short" } })).toEqual([400, "keys.auth"]);
  });
});

it.each([
  "https://fcm.googleapis.com/fcm/send/dR1:APA91b",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://wns2-par02p.notify.windows.com/w/?token=AwYA",
  "https://web.push.apple.com/QGu7",
])("a browser's own push service is taken: %s", async (endpoint) => {
  const { keys } = pushService.makeBrowser().subscription;
  const reply = await as(await makeCustomer(portal)).call(subscribePush, { body: { endpoint, keys } });
  expect(reply.status).toBe(200);
});

it("a person may subscribe only so often in an hour", async () => {
  const { as: asLimited } = await openLimited(portal, { scale: 0.05 });
  const person = await makeCustomer(portal);
  const replies = [];
  for (let count = 0; count < 4; count++)
    replies.push(await asLimited(person).call(subscribePush, { body: makeSubscription() }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
});

it("nobody reads or changes devices without a session", async () => {
  const { subscription: body } = pushService.makeBrowser();
  const replies = [await call(getPush, {}), await call(subscribePush, { body })];
  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
});
