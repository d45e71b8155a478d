import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../../test-setup/faked-server.ts";
import { fakePush, serverKey } from "../../../test-setup/push/fake-push.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { email, enterAs, provider } from "../../../test-setup/signed-in.ts";
import { endSession, signIn, signOut } from "../person/session.ts";
import { findPushState, keepPush } from "./push-device.ts";

const settings = { publicKey: serverKey, devices: [], quietHours: null };
const token = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.seal`;

let browser: ReturnType<typeof fakePush>;
let sent: string[] = [];

/** A browser on which this person has turned notices on. */
function subscribed(subscribedWith = serverKey): void {
  browser = fakePush({ permission: "granted", subscribedWith });
  localStorage.setItem("pushOwner", email);
}

beforeEach(() => {
  enterAs(provider);
  fakeServer({ "notices/push": { body: { ...settings, message: "Done", push: settings } } });
  const { fetch: serve } = globalThis;
  sent = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit = {}) => {
    if (request.method === "POST") sent.push(String(request.body));
    return serve(address, request);
  });
});
afterEach(() => {
  browser?.removeWorker();
  vi.unstubAllGlobals();
});

describe("the subscription of a browser", () => {
  test("is ended at logout, and its notifications are closed", async () => {
    subscribed();
    signOut();
    await wait(() => browser.done.length === 2, "end of the subscription");
    expect(browser.done.toSorted()).toEqual(["closed a notification", "unsubscribed"]);
    expect(localStorage.getItem("pushOwner")).toBeNull();
  });

  test("outlives a session that has expired, but its notifications are closed", async () => {
    subscribed();
    endSession();
    await wait(() => browser.done.length > 0, "closed notification");
    expect(browser.done).toEqual(["closed a notification"]);
    expect(localStorage.getItem("pushOwner")).toBe(email);
  });

  test("is given to the server again after the same person's next login, once", async () => {
    subscribed();
    await keepPush();
    await keepPush();
    expect(sent).toEqual([expect.stringContaining("https://fcm.googleapis.com/fcm/send/1")]);
    endSession();
    signIn(token(email), "Provider");
    await keepPush();
    expect(sent).toHaveLength(2);
  });

  test("is ended when another person opens the portal there, and not passed on to them", async () => {
    subscribed();
    endSession();
    signIn(token("somebody.else@example.pk"), "Customer");
    await keepPush();
    expect(browser.done).toContain("unsubscribed");
    expect(sent).toEqual([]);
    expect(await findPushState()).toBe("off");
  });
});
