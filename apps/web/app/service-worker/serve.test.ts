import { beforeEach, expect, test, vi } from "vitest";
import { setCacheNameDetails } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { fakeCaches } from "../../test-setup/stores/fake-caches.ts";
import { fakeDatabases } from "../../test-setup/stores/fake-databases.ts";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import { serveFiles } from "./serve-files.ts";
import { servePages } from "./serve-pages.ts";
import type { WorkerFiles } from "./worker-files.ts";

const files: WorkerFiles = {
  shells: [
    { language: "en", base: "", url: "/__spa-fallback.html", revision: "1" },
    { language: "ur", base: "/ur", url: "/ur/__spa-fallback.html", revision: "2" },
  ],
  base: ["/assets/base.js"],
  manifest: "/assets/manifest-1.js",
  screens: { Provider: ["/assets/offers.js"], Customer: [] },
  texts: {},
  ownPaths: ["/activejobs", "/jobs/:id"],
  publicPaths: ["/", "/home", "/jobs"],
};
const update = vi.fn(async () => undefined);
let listCaches: ReturnType<typeof fakeCaches>;
let server: Record<string, Response> = {};

const html = (text: string) => new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
const script = (text: string) => new Response(text, { headers: { "content-type": "text/javascript" } });

class ExtendableEvent extends Event {}
class FetchEvent extends ExtendableEvent {}

/** Requests an address as the browser does. Returns the worker's reply as text; undefined when it leaves it alone. */
async function request(path: string, mode: "navigate" | "cors" = "cors"): Promise<string | undefined> {
  const asked = new Request(`http://localhost${path}`);
  Object.defineProperty(asked, "mode", { value: mode });
  let reply: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new FetchEvent("fetch"), {
    request: asked,
    respondWith: (given: Promise<Response>) => {
      reply = given;
    },
    waitUntil: (given: Promise<unknown>) => work.push(given),
  });
  self.dispatchEvent(event);
  const text = reply && (await (await reply).clone().text());
  await Promise.allSettled(work);
  return text;
}

async function storeShells(): Promise<void> {
  const cache = await caches.open(appCaches.shell);
  for (const { url, language } of files.shells)
    await cache.put(getCacheKeyForURL(url) ?? "", html(language === "en" ? "the shell" : "the shell in Urdu"));
}

// Workbox explains each step in the console of developers.
Object.assign(self, { __WB_DISABLE_DEV_LOGS: true });
setCacheNameDetails({ prefix: "app", precache: "shell", suffix: "" });
fakeDatabases();
serveFiles({ registration: { update } }, files);
servePages(files);

beforeEach(async () => {
  fakeDatabases();
  listCaches = fakeCaches();
  update.mockClear();
  vi.stubGlobal("ExtendableEvent", ExtendableEvent);
  vi.stubGlobal("FetchEvent", FetchEvent);
  vi.stubGlobal("fetch", async (asked: Request & string) => {
    const found = server[new URL(asked.url ?? asked, "http://localhost").pathname];
    if (!found) throw new TypeError("There is no network.");
    return found.clone();
  });
  server = {};
  await storeShells();
});

test.each(["/activejobs", "/jobs/7?from=mail"])(
  "the own screen %s opens in the shell without a network",
  async (path) => {
    expect(await request(path, "navigate")).toBe("the shell");
  },
);

test("an address in another language opens in the shell of that language", async () => {
  expect(await request("/ur/activejobs", "navigate")).toBe("the shell in Urdu");
  expect(await request("/ur/home", "navigate")).toBe("the shell in Urdu");
});

test("an address without the chosen language leads to the one with it", async () => {
  const redirect = vi.spyOn(Response, "redirect").mockImplementation((url) => new Response(`to ${url}`));
  vi.stubGlobal("cookieStore", { get: async () => ({ value: "ur" }) });
  expect(await request("/jobs/7?from=mail", "navigate")).toBe("to /ur/jobs/7?from=mail");
  expect(await request("/ur/jobs/7", "navigate")).toBe("the shell in Urdu");
  expect(redirect).toHaveBeenCalledOnce();
});

test.each([
  [["ur-PK", "en"], "to /ur/jobs/7"],
  [["fr", "ur"], "to /ur/jobs/7"],
  [["en-PK", "ur"], "the shell"],
  [["fr"], "the shell"],
])("without a choice, a browser in %s gets for an address without a language: %s", async (names, shown) => {
  vi.spyOn(Response, "redirect").mockImplementation((url) => new Response(`to ${url}`));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(names);
  expect(await request("/jobs/7", "navigate")).toBe(shown);
  expect(await request("/ur/jobs/7", "navigate"), "a link that somebody has sent").toBe("the shell in Urdu");
});

test.each(["/office", "/api/Provider/active-jobs", "/providers/7", "/robots.txt"])(
  "the worker leaves %s to the browser",
  async (path) => {
    expect(await request(path, "navigate")).toBeUndefined();
    expect(await request(path)).toBeUndefined();
  },
);

test("a public page comes from the network, and without one as it was last, without its query", async () => {
  server["/jobs"] = html("the page");
  expect(await request("/jobs?search=boiler", "navigate")).toBe("the page");
  expect(listCaches()[appCaches.pages]).toEqual(["/jobs"]);
  server = {};
  expect(await request("/jobs", "navigate")).toBe("the page");
});

test("a public page that was never opened shows in the shell without a network", async () => {
  expect(await request("/home", "navigate")).toBe("the shell");
});

test("a script comes from the cache of screens, or is fetched once", async () => {
  await (await caches.open(appCaches.screens)).put("/assets/offers.js", script("offers"));
  expect(await request("/assets/offers.js")).toBe("offers");
  server["/assets/terms.js"] = script("terms");
  await request("/assets/terms.js");
  server = {};
  expect(await request("/assets/terms.js")).toBe("terms");
  expect(listCaches()[appCaches.files]).toEqual(["/assets/terms.js"]);
});

test("a page in the place of a script is not stored", async () => {
  server["/assets/new.js"] = html("a page of another server");
  await request("/assets/new.js");
  expect(listCaches()[appCaches.files] ?? []).toEqual([]);
});

test("when the server no longer has a file, its own shell is shown next, and its worker is fetched", async () => {
  server["/assets/old.js"] = new Response("", { status: 404 });
  server["/__spa-fallback.html"] = html("the shell of another build");
  await request("/assets/old.js");
  expect(update).toHaveBeenCalledOnce();
  expect(await request("/activejobs", "navigate")).toBe("the shell of another build");
});

test.each([
  ["a tab of an older build requests its file", { "/__spa-fallback.html": html("with /assets/manifest-1.js") }],
  ["the network ends meanwhile", {}],
] as const)("the shell still opens without a network when %s", async (_, shells) => {
  server = { ...shells, "/assets/old.js": new Response("", { status: 404 }) };
  await request("/assets/old.js");
  expect(update).not.toHaveBeenCalled();
  server = {};
  expect(await request("/activejobs", "navigate")).toBe("the shell");
});
