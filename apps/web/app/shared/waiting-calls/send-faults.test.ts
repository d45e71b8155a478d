import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { jobId } from "../../../test-setup/job-replies.ts";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { customer as anyCustomer, enterAs } from "../../../test-setup/signed-in.ts";
import { readDatabases } from "../../../test-setup/stores/fake-databases.ts";
import type { JobServer } from "../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../test-setup/stores/phone.ts";
import { doWithoutNetwork, readOwnWaiting, setOnline } from "../../../test-setup/stores/waiting.ts";
import { withResolvers } from "../parts/with-resolvers.ts";
import { type Done, sendOrWait } from "./send-or-wait.ts";
import { sendWaiting } from "./send-waiting.ts";

const job = { subject: jobId, name: "H-10482" };
const values = { salary: 1_500, duration: 1, description: "Two taps", location: "House 12", workStatus: "InProgress" };
const arrival: Done = { ...job, kind: "arrival", values: { latitude: 31.5204, longitude: 73 } };
const details: Done = { ...job, kind: "details", values };
const picture: Done = { ...job, kind: "picture", values: { kind: "before" }, file: new File(["one"], "one.jpg") };
const startCode: Done = { ...job, kind: "startCode", values: { code: "4711" } };
const otherArrival: Done = { ...arrival, subject: "other-job", name: "H-10483" };
const customer = { ...anyCustomer, email: "sana.malik@example.pk" };
const tab = { sendOrWait, sendWaiting };

let server: JobServer;
beforeEach(() => {
  server = startPhone();
});
afterEach(() => setOnline(true));

const readKinds = async () => (await readOwnWaiting()).map(({ kind }) => kind);

describe("somebody else who logs in while a call is on its way", () => {
  test("gets nothing of it in their own waiting calls", async () => {
    const { promise: goOn, resolve } = withResolvers<void>();
    server.onRequest = () => goOn;
    server.loseReplies(1);
    const sending = sendOrWait(arrival);
    await waitFor(() => expect(server.tries).toBe(1));
    enterAs(customer);
    resolve();
    await expect(sending).rejects.toMatchObject({ code: "network" });
    expect(await readDatabases()).not.toContain("31.5204");
  });

  test("does not send it as theirs", async () => {
    const sending = sendOrWait(arrival);
    enterAs(customer);
    await expect(sending).rejects.toMatchObject({ code: "network" });
    expect(server.tries).toBe(0);
  });
});

describe("a device without space", () => {
  const fill = () =>
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });

  test("sends what it has stored, although it cannot note the try", async () => {
    await doWithoutNetwork(tab, [arrival, details]);
    fill();
    await sendWaiting();
    expect(server.acted).toEqual(["mark-arrival", "update-job-details"]);
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("that cannot remove a sent call goes on with other jobs, and doubles nothing", async () => {
    await doWithoutNetwork(tab, [arrival, details, otherArrival]);
    const spy = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await sendWaiting();
    expect(server.acted.filter((path) => path === "mark-arrival")).toHaveLength(2);
    spy.mockRestore();
    await sendWaiting();
    expect(server.acted.toSorted()).toEqual(["mark-arrival", "mark-arrival", "update-job-details"]);
    expect(await readOwnWaiting()).toEqual([]);
  });
});

describe("a fault of the server", () => {
  test("with one picture does not keep the later steps of its job", async () => {
    await doWithoutNetwork(tab, [picture, arrival, details]);
    server.failOn = (request) => request.includes("attachments") && 500;
    await sendWaiting();
    expect([server.acted, await readKinds()]).toEqual([["mark-arrival", "update-job-details"], ["picture"]]);
    server.failOn = () => false;
    await sendWaiting();
    expect([server.files, await readOwnWaiting()]).toEqual([["one.jpg"], []]);
  });

  test("with a step keeps the later ones, which need it", async () => {
    await doWithoutNetwork(tab, [arrival, details]);
    server.failOn = (request) => request.includes("mark-arrival") && 500;
    await sendWaiting();
    expect([server.acted, await readKinds()]).toEqual([[], ["arrival", "details"]]);
  });

  test.each([408, 425, 429])("of status %i is no refusal: the next try succeeds", async (status) => {
    await doWithoutNetwork(tab, [picture]);
    server.failOn = () => status;
    await sendWaiting();
    expect((await readOwnWaiting()).map(({ refusal }) => refusal)).toEqual([undefined]);
    server.failOn = () => false;
    await sendWaiting();
    expect(await readOwnWaiting()).toEqual([]);
  });

  test.each([408, 502, 503, 504])("of a gateway, %i, after the portal has acted is a lost reply", async (status) => {
    const { fetch: send } = globalThis;
    vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
      await send(path, request);
      vi.stubGlobal("fetch", send);
      return new Response("<h1>Gateway</h1>", { status });
    });
    expect(await sendOrWait(picture)).toEqual({ isWaiting: true });
    await sendWaiting();
    expect([server.files, await readOwnWaiting()]).toEqual([["one.jpg"], []]);
  });

  test("that names another content under the key says that it may have been sent", async () => {
    await doWithoutNetwork(tab, [picture]);
    server.refusal = "idempotency-mismatch";
    await sendWaiting();
    expect(await readOwnWaiting()).toMatchObject([
      { refusal: { message: "It may have been sent already. Please check before you send it again." } },
    ]);
  });
});

test("the customer's code takes the place of a refused arrival, which would hold it", async () => {
  await doWithoutNetwork(tab, [arrival, details]);
  server.refusal = "too-far";
  await sendWaiting();
  expect(await sendOrWait(startCode)).toEqual({ isWaiting: true });
  await waitFor(async () => expect(await readOwnWaiting()).toEqual([]));
  expect(server.acted).toEqual(["start-by-code", "update-job-details"]);
});

test("a browser that cannot list its databases stores nothing and calls nothing saved", async () => {
  Object.defineProperty(indexedDB, "databases", { value: undefined });
  server.isReachable = false;
  await expect(sendOrWait(arrival)).rejects.toMatchObject({ code: "network" });
  setOnline(false);
  await expect(sendOrWait(arrival)).rejects.toMatchObject({ code: "network" });
});
