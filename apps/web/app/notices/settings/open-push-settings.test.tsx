import { noticeGroups } from "@hunarmand/api/notices/notice-kinds";
import { afterEach, expect, test, vi } from "vitest";
import { done, failing, refusing } from "../../../test-setup/faked-server.ts";
import { fakePush, serverKey } from "../../../test-setup/push/fake-push.ts";
import { findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

const at = "2026-03-02T08:00:00.000Z";
const ids = ["6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12"];
const phone = { id: ids[0], browser: "Chrome", system: "Android", addedDate: at, lastUsedDate: null, isCurrent: true };
const lost = { ...phone, id: ids[1], browser: "Firefox", system: "Windows", isCurrent: false };
const settings = (devices: object[], quietHours: object | null = { fromHour: 22, toHour: 7 }) => ({
  publicKey: serverKey,
  devices,
  quietHours,
});
const wishes = {
  wishes: noticeGroups.map((group) => ({ group, channels: ["push", "mail"], isOwn: false })),
  reach: { push: "missing", mail: "ready", whatsapp: "off", phone: "off" },
};

let browser: ReturnType<typeof fakePush> | undefined;
afterEach(async () => {
  await leave();
  browser?.removeWorker();
  browser = undefined;
  vi.unstubAllGlobals();
});

const findHours = () => document.querySelector("main select");
const path = "/notificationsettings";
const label = "thisDevice";
const replies = (devices: object[], more: object = {}) => ({
  "notices/wishes": { body: wishes },
  "notices/push": { body: settings(devices) },
  ...more,
});
const findSwitch = (name: string) => findField(name) ?? undefined;

test("the screen asks for no permission by itself; the switch asks, subscribes and says that it is on", async () => {
  browser = fakePush({});
  const on = { "notices/push": { body: { ...settings([phone]), message: "Done", push: settings([phone]) } } };
  await visit({
    path,
    who: provider,
    replies: replies([], { "notices/push": { body: settings([]), changes: on } }),
  });
  await wait(() => findSwitch(label)?.disabled === false, "switch");
  expect([findSwitch(label)?.checked, browser.done]).toEqual([false, []]);
  findSwitch(label)?.click();
  await readToast("This device gets notices now.");
  expect(browser.done).toEqual(["asked", "subscribed"]);
  await readPage("Chrome on Android");
  expect(findSwitch(label)?.checked).toBe(true);
  expect(localStorage.getItem("pushOwner")).toBe(email);
});

test("a person who refuses reads how to allow notices, and nothing is sent", async () => {
  browser = fakePush({ chooses: "denied" });
  await visit({ path, who: provider, replies: replies([]) });
  await wait(() => findSwitch(label)?.disabled === false, "switch");
  findSwitch(label)?.click();
  await readPage(
    "You have blocked notices in this browser. Open the browser's settings for this page and allow notifications.",
  );
  expect(browser.done).toEqual(["asked"]);
  expect(findSwitch(label)).toBeUndefined();
});

test("an iPhone without the app on its home screen says how to add it", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)");
  await visit({ path, who: provider, replies: replies([]) });
  await readPage(
    "An iPhone or iPad shows notices only for an app. Tap Share, then “Add to Home Screen”. Open the app and come back here.",
  );
  vi.restoreAllMocks();
});

test("another browser without push messages, and one without its service worker, say so", async () => {
  await visit({ path, who: provider, replies: replies([]) });
  await readPage("This browser cannot show notices. Please use Chrome, Firefox, Edge or Samsung Internet.");
  browser = fakePush({ hasWorker: false });
  await visit({ path, who: provider, replies: replies([]) });
  await readPage("This browser is not ready yet. Please reload the page.");
});

test("turning it off removes this device on the server, then ends the subscription", async () => {
  browser = fakePush({ permission: "granted", subscribedWith: serverKey });
  const changes = { "notices/push": { body: settings([]) } };
  const remove = { ...done("This device gets no more notices.", { push: settings([]) }), changes };
  const begin = () => {
    localStorage.setItem("pushOwner", email);
    localStorage.setItem("pushSent", "https://fcm.googleapis.com/fcm/send/1");
  };
  await visit({ path, who: provider, begin, replies: replies([phone], { [`${ids[0]}/remove`]: remove }) });
  await wait(() => findSwitch(label)?.checked, "switch that is on");
  await readPage("This device");
  findSwitch(label)?.click();
  await readToast("This device gets no more notices.");
  expect(browser.done).toEqual(["unsubscribed"]);
  expect(findSwitch(label)?.checked).toBe(false);
});

test("a failure is shown, and the switch stays off", async () => {
  browser = fakePush({});
  await visit({ path, who: provider, replies: replies([]) });
  await wait(() => findSwitch(label)?.disabled === false, "switch");
  vi.stubGlobal("fetch", async () => Response.json(failing.body, { status: 500 }));
  findSwitch(label)?.click();
  await readDialog("Notices could not be turned on. Please try again.", "Error");
  expect(findSwitch(label)?.checked).toBe(false);
});

test("a lost device is removed from the list", async () => {
  const changes = { "notices/push": { body: settings([phone]) } };
  const remove = { ...done("This device gets no more notices.", { push: settings([phone]) }), changes };
  await visit({ path, who: provider, replies: replies([phone, lost], { [`${ids[1]}/remove`]: remove }) });
  await readPage("Firefox on Windows");
  expect(findButton("Remove Chrome on Android")).toBeUndefined();
  await press("Remove Firefox on Windows");
  await readToast("This device gets no more notices.");
  await wait(() => !findButton("Remove Firefox on Windows"), "shorter list");
});

test("quiet hours are switched off and on; hours that never end are refused at their field", async () => {
  const off = done("Your quiet hours are saved.", { push: settings([], null) });
  await visit({ path, who: provider, replies: replies([], { "notices/quiet-hours": off }) });
  await wait(() => findSwitch("quietHours")?.checked, "switch that is on");
  findSwitch("quietHours")?.click();
  await readToast("Your quiet hours are saved.");
  await wait(() => !findHours(), "switch that is off");
  const refused = refusing("invalid-input");
  await visit({ path, who: provider, replies: replies([], { "notices/quiet-hours": refused }) });
  await wait(() => findHours(), "hours");
  await press("Save the hours");
  await readPage(String((refused.body as { message: string }).message));
});
