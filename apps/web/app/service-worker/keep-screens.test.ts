import { beforeEach, expect, test, vi } from "vitest";
import { setCacheNameDetails } from "workbox-core";
import { fakeCaches } from "../../test-setup/stores/fake-caches.ts";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import { keepScreens, removeOldScreens, renewShell } from "./keep-screens.ts";
import type { WorkerFiles } from "./worker-files.ts";

const files: WorkerFiles = {
  shells: [{ language: "en", base: "", url: "/__spa-fallback.html", revision: "1" }],
  base: ["/assets/base.js"],
  manifest: "/assets/manifest-1.js",
  screens: { Provider: ["/assets/offers.js", "/assets/both.js"], Customer: ["/assets/both.js", "/assets/posting.js"] },
  texts: { ur: ["/assets/ur.js"] },
  ownPaths: ["/activejobs"],
  publicPaths: ["/home"],
};
const update = vi.fn(async () => undefined);
const scope = { registration: { update } };

let listCaches = fakeCaches();
let server: Record<string, string> = {};

beforeEach(() => {
  listCaches = fakeCaches();
  setCacheNameDetails({ prefix: "app", precache: "shell", suffix: "" });
  update.mockClear();
  server = Object.fromEntries([...files.screens.Provider, ...files.screens.Customer].map((file) => [file, "script"]));
  vi.stubGlobal("fetch", async (address: string) => {
    const text = server[address];
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  });
});

test("the screens of a role are fetched, and those of another role are not", async () => {
  await keepScreens(files, "Provider");
  expect(listCaches()).toEqual({ [appCaches.screens]: ["/assets/both.js", "/assets/offers.js"] });
});

test("the texts of the chosen language are fetched with the screens", async () => {
  server["/assets/ur.js"] = "script";
  await keepScreens(files, "Provider", "ur");
  expect(listCaches()[appCaches.screens]).toEqual(["/assets/both.js", "/assets/offers.js", "/assets/ur.js"]);
});

test("a file that fails does not keep the others back, and is fetched the next time", async () => {
  const { "/assets/offers.js": offers = "", ...others } = server;
  server = others;
  await keepScreens(files, "Provider");
  expect(listCaches()[appCaches.screens]).toEqual(["/assets/both.js"]);
  server = { ...others, "/assets/offers.js": offers };
  await keepScreens(files, "Provider");
  expect(listCaches()[appCaches.screens]).toEqual(["/assets/both.js", "/assets/offers.js"]);
});

test("a page in the place of a file is not stored", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { headers: { "content-type": "text/html" } }));
  await keepScreens(files, "Provider");
  expect(listCaches()[appCaches.screens]).toEqual([]);
});

test("a file that is there is not fetched again", async () => {
  await keepScreens(files, "Provider");
  server = {};
  const fetchAgain = vi.fn();
  vi.stubGlobal("fetch", fetchAgain);
  await keepScreens(files, "Provider");
  expect(fetchAgain).not.toHaveBeenCalled();
});

test("a new build removes files that only the old one has", async () => {
  await keepScreens(files, "Provider");
  await removeOldScreens({ ...files, screens: { Provider: ["/assets/both.js", "/assets/new.js"], Customer: [] } });
  expect(listCaches()[appCaches.screens]).toEqual(["/assets/both.js"]);
});

test("the shell of the same build is renewed, with the office's current settings", async () => {
  server["/__spa-fallback.html"] = `<script src="${files.manifest}"></script>`;
  await renewShell(scope, files);
  expect(listCaches()[appCaches.shell]).toEqual(["/__spa-fallback.html"]);
  expect(update).not.toHaveBeenCalled();
});

test.each(["newer", "older"])(
  "the shell of a server with a %s build is not stored; its worker is fetched",
  async (build) => {
    server["/__spa-fallback.html"] = `<script src="/assets/manifest-${build}.js"></script>`;
    await renewShell(scope, files);
    expect(listCaches()[appCaches.shell]).toBeUndefined();
    expect(update).toHaveBeenCalledOnce();
  },
);
