import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { JobServer } from "../../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../../test-setup/stores/phone.ts";
import {
  arrival,
  details,
  expire,
  inOrder,
  listSealedNames,
  logInAgain,
  picture,
  readBytes,
  storeAll,
  waitForSealed,
} from "../../../../test-setup/stores/sealed.ts";
import { readOwnWaiting, setOnline } from "../../../../test-setup/stores/waiting.ts";
import { endSession, readSession, signIn } from "../../person/session.ts";
import { sendOrWait } from "../send-or-wait.ts";
import { sendWaiting } from "../send-waiting.ts";
import { readKeys } from "./waiting-keys.ts";

const toast = vi.hoisted(() => vi.fn());
vi.mock("../../dialogs/toasts.tsx", () => ({ showToast: toast }));

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

describe("what waits when a session ends by itself", () => {
  test("is sent once and in order after the same account's next login, with its files", async () => {
    await storeAll([arrival, picture, details]);
    await expire(server);
    expect(server.acted).toEqual([]);
    expect(toast).toHaveBeenCalledWith(expect.stringMatching(/^3 things .* locked on this phone/));
    await logInAgain(token);
    await sendWaiting();
    expect(server.acted).toEqual(inOrder);
    expect(server.files).toEqual(["tap.jpg"]);
    expect(await readOwnWaiting()).toEqual([]);
    await waitForSealed(0);
  });

  test("cannot be read on the phone until then", async () => {
    await storeAll([arrival, picture, details]);
    expect(await readBytes()).toMatch(/33\.6/);
    await expire(server);
    expect(await listSealedNames()).toHaveLength(1);
    expect(await readBytes()).not.toMatch(/33\.6|House 12|the tap|tap\.jpg|H-10482|ali\.raza|waitingKeys/);
  });

  test("goes before what was done since the login, and a lost reply doubles nothing", async () => {
    await storeAll([arrival, picture]);
    await expire(server);
    setOnline(false);
    signIn(token, "Provider");
    await sendOrWait(details);
    setOnline(true);
    server.loseReplies(1);
    for (let turn = 0; turn < 3; turn++) await sendWaiting();
    expect(server.acted).toEqual(inOrder);
  });

  test("goes before a step that the person does at once after the login", async () => {
    await storeAll([arrival]);
    await expire(server);
    signIn(token, "Provider");
    await sendOrWait(details);
    await sendWaiting();
    expect(server.acted).toEqual(["mark-arrival", "update-job-details"]);
  });

  test("keeps its order when the session ends twice before it was sent", async () => {
    await storeAll([arrival]);
    await expire(server);
    setOnline(false);
    signIn(token, "Provider");
    await sendOrWait(picture);
    await sendWaiting();
    setOnline(true);
    await readKeys();
    endSession();
    await waitForSealed(2);
    await logInAgain(token);
    expect(server.acted).toEqual(["mark-arrival", "attachments"]);
  });

  test("is back before its sealed copy is deleted: a tab that closes between them neither loses nor repeats it", async () => {
    await storeAll([arrival, picture]);
    await expire(server);
    const deleting = vi.spyOn(indexedDB, "deleteDatabase").mockImplementation(() => ({}) as IDBOpenDBRequest);
    await logInAgain(token);
    deleting.mockRestore();
    expect(await listSealedNames()).toHaveLength(1);
    await sendWaiting();
    expect(server.acted).toEqual(inOrder.slice(0, 2));
    await waitForSealed(0);
  });
});

test("without a network after the login it stays sealed, and is sent later", async () => {
  await storeAll([arrival]);
  await expire(server);
  server.isReachable = false;
  await logInAgain(token);
  expect(await listSealedNames()).toHaveLength(1);
  server.isReachable = true;
  await sendWaiting();
  expect(server.acted).toEqual(["mark-arrival"]);
});
