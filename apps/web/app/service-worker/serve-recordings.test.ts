import { getRecording, listRecordings } from "@hunarmand/api/recordings/recordings";
import { beforeEach, expect, test, vi } from "vitest";
import { setCacheNameDetails } from "workbox-core";
import { fakeCaches } from "../../test-setup/stores/fake-caches.ts";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import { listPath, recordingsPath, removeOldRecordings, serveRecordings } from "./serve-recordings.ts";

const [hash, otherHash] = ["a".repeat(64), "b".repeat(64)];
const sound = () => new Response("sound", { headers: { "content-type": "audio/ogg" } });

let listCaches: ReturnType<typeof fakeCaches>;
let reply: (() => Response) | undefined;

class ExtendableEvent extends Event {}
class FetchEvent extends ExtendableEvent {}

/** Requests an address as the browser does. Returns the worker's reply as text; undefined when it leaves it alone. */
async function request(path: string): Promise<string | undefined> {
  let given: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new FetchEvent("fetch"), {
    request: new Request(`http://localhost${path}`),
    respondWith: (response: Promise<Response>) => {
      given = response;
    },
    waitUntil: (later: Promise<unknown>) => work.push(later),
  });
  self.dispatchEvent(event);
  const text = given && (await (await given).clone().text());
  await Promise.allSettled(work);
  return text;
}

// Workbox explains each step in the console of developers.
Object.assign(self, { __WB_DISABLE_DEV_LOGS: true });
setCacheNameDetails({ prefix: "app", precache: "shell", suffix: "" });
serveRecordings();

beforeEach(() => {
  listCaches = fakeCaches();
  vi.stubGlobal("ExtendableEvent", ExtendableEvent);
  vi.stubGlobal("FetchEvent", FetchEvent);
  vi.stubGlobal("fetch", async () => {
    if (!reply) throw new TypeError("There is no network.");
    return reply();
  });
  reply = sound;
});

test("the paths of recordings and of their list are those of the calls", () => {
  expect(`/api${getRecording.path}`).toBe(`${recordingsPath}:hash`);
  expect(`/api${listRecordings.path}`).toBe(`${listPath}:language`);
});

test("a recording that was played once plays without a network", async () => {
  expect(await request(recordingsPath + hash)).toBe("sound");
  reply = undefined;
  expect(await request(recordingsPath + hash)).toBe("sound");
  expect(listCaches()[appCaches.recordings]).toEqual([recordingsPath + hash]);
});

test("a refusal and a page in the place of a recording are not stored", async () => {
  reply = () => new Response("{}", { status: 404 });
  expect(await request(recordingsPath + hash)).toBe("{}");
  reply = () => new Response("<html>", { headers: { "content-type": "text/html" } });
  await request(recordingsPath + hash);
  expect(listCaches()[appCaches.recordings] ?? []).toEqual([]);
});

test("the list comes from the network, and without one as it was last", async () => {
  reply = () => Response.json(["first"]);
  expect(await request(`${listPath}ur`)).toBe('["first"]');
  reply = () => Response.json(["second"]);
  expect(await request(`${listPath}ur`)).toBe('["second"]');
  reply = undefined;
  expect(await request(`${listPath}ur`)).toBe('["second"]');
});

test("all other calls are left to the browser", async () => {
  for (const path of ["/api/Provider/job-details/7", "/api/Admin/recordings"])
    expect(await request(path)).toBeUndefined();
});

test("a replaced recording is removed from the phone, and the others stay", async () => {
  await request(recordingsPath + hash);
  await request(recordingsPath + otherHash);
  reply = () => Response.json([]);
  await request(`${listPath}ur`);
  await removeOldRecordings([otherHash]);
  expect(listCaches()[appCaches.recordings]).toEqual([recordingsPath + otherHash, `${listPath}ur`]);
});
