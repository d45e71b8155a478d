import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { waitFor } from "../../../../test-setup/screen-reading.ts";
import { email } from "../../../../test-setup/signed-in.ts";
import type { JobServer } from "../../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../../test-setup/stores/phone.ts";
import {
  arrival,
  details,
  expire,
  listNames,
  listSealedNames,
  logInAgain,
  picture,
  storeAll,
  waitForSealed,
} from "../../../../test-setup/stores/sealed.ts";
import { setOnline } from "../../../../test-setup/stores/waiting.ts";
import { forgetOthersReplies } from "../../person/kept-database.ts";
import { readSession, signIn, signOut } from "../../person/session.ts";
import { describeUnsent } from "../describe-unsent.ts";
import { sendWaiting } from "../send-waiting.ts";
import { readKeys } from "./waiting-keys.ts";

const toast = vi.hoisted(() => vi.fn());
vi.mock("../../dialogs/toasts.tsx", () => ({ showToast: toast }));

const day = 86_400_000;
const bilal = `e30.${btoa(JSON.stringify({ sub: "bilal", email: "bilal@example.pk", role: "Provider" }))}.seal`;

let server: JobServer;
let token = "";
beforeEach(async () => {
  toast.mockClear();
  server = startPhone();
  token = readSession()?.token ?? "";
  await readKeys();
});
afterEach(() => {
  vi.useRealTimers();
  setOnline(true);
});

describe("what is sealed is deleted", () => {
  beforeEach(async () => {
    await storeAll([arrival, details]);
    await expire(server);
    expect(await listSealedNames()).toHaveLength(1);
  });

  test("by another person's login, whose key does not open it", async () => {
    await logInAgain(bilal);
    await waitForSealed(0);
    signOut();
    await logInAgain(token);
    expect(server.acted).toEqual([]);
  });

  test("by a logout, which says before how much it would lose", async () => {
    signIn(token, "Provider");
    expect(await describeUnsent("logout")).toMatch(/^2 things have not been sent\. They are lost if you sign out\./);
    signOut();
    await waitFor(async () => expect(await listNames()).toEqual([]));
  });

  test("by a logout without a network, before anything was opened", async () => {
    setOnline(false);
    signIn(token, "Provider");
    signOut();
    await waitFor(async () => expect(await listNames()).toEqual([]));
  });

  test.each([
    ["after 7 days", 7 * day + 1],
    ["by a clock that was set back by months", -90 * day],
  ])("%s, at the next start", async (_, passed) => {
    await forgetOthersReplies(undefined);
    expect(await listSealedNames()).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + passed, toFake: ["Date"] });
    await forgetOthersReplies(undefined);
    await waitFor(async () => expect(await listSealedNames()).toEqual([]));
  });

  test("where it was changed, and the person reads how much", async () => {
    const [name = ""] = await listSealedNames();
    const database = await openDB(name);
    const [first] = await database.getAll("calls");
    const [key = 0] = await database.getAllKeys("calls");
    new Uint8Array(first.bytes).set([0, 0, 0, 0], 20);
    await database.put("calls", first, key);
    database.close();
    await logInAgain(token);
    expect(toast).toHaveBeenLastCalledWith(expect.stringMatching(/^1 thing .* damaged and will not be sent/));
    expect(server.acted).toEqual(["update-job-details"]);
    await waitForSealed(0);
  });
});

test("a full phone that cannot take it back leaves it sealed until there is space", async () => {
  await storeAll([arrival, details]);
  await expire(server);
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await logInAgain(token);
  expect([server.acted, (await listSealedNames()).length]).toEqual([[], 1]);
  full.mockRestore();
  await sendWaiting();
  expect(server.acted).toEqual(["mark-arrival", "update-job-details"]);
});

test("a phone that is full at the end of the session says what it could not keep, and keeps the rest", async () => {
  await storeAll([picture, details]);
  const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await expire(server);
  full.mockRestore();
  expect(toast).toHaveBeenCalledWith(
    expect.stringMatching(/^1 thing .* locked.* no space left\. 1 thing could not be/),
  );
  await logInAgain(token);
  expect(server.acted).toEqual(["update-job-details"]);
});

test("without a key, or without Web Crypto, nothing stays", async () => {
  await storeAll([arrival]);
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes });
  await expire(server);
  expect(await listNames()).toEqual([]);
});

test("the keys of a person who has left meanwhile are not stored for the next one", async () => {
  localStorage.removeItem("waitingKeys");
  const reading = readKeys();
  signIn(bilal, "Provider");
  expect(await reading).toEqual([]);
  expect(localStorage.getItem("waitingKeys")).toBeNull();
  expect(email).not.toBe(readSession()?.person);
});
