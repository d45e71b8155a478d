import { expect, it, vi } from "vitest";
import { preloadScreens, streetScreens } from "./preload-screens.ts";

const route = (path: string, rest: object = {}) => ({
  ...{ id: path, path, parentId: "site", module: `/assets/${path.split("/")[0]}-1.js`, imports: [], css: [] },
  ...rest,
});
const offers = route("requestedjobs", { imports: ["/assets/lists-1.js"], css: ["/assets/jobs-1.css#"] });
const routes = [
  { id: "site", module: "/assets/site-1.js", imports: ["/assets/shell-1.js"], css: [] },
  ...streetScreens.map((path) => (path === "requestedjobs" ? offers : route(path))),
];
const shell = '<html><head><link rel="modulepreload" href="/assets/shell-1.js"/></head><body></body></html>';
const [, script = ""] = /<script>(.*)<\/script>/.exec(await preloadScreens(shell, routes)) ?? [];

/** Runs the shell's script at this path. Returns what it requests. */
function open(pathname: string): string[] {
  const links: { rel: string; href: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: { rel: string; href: string }) => links.push(link) },
  };
  new Function("location", "document", "localStorage", script)({ pathname }, document, {});
  return links.map(({ rel, href }) => `${rel} ${href}`);
}

it("requests the opened screen's files with its layouts', without those that the shell requests itself", () => {
  const files = ["modulepreload /assets/site-1.js", "modulepreload /assets/requestedjobs-1.js"];
  const expected = [...files, "modulepreload /assets/lists-1.js", "preload /assets/jobs-1.css"];
  for (const path of ["/requestedjobs", "/requestedjobs/", "/ur/requestedjobs"]) expect(open(path)).toEqual(expected);
});

it("requests a running job's files with and without its id", () => {
  for (const path of ["/acceptarrival", "/acceptarrival/6f1f1f86"])
    expect(open(path)).toContain("modulepreload /assets/acceptarrival-1.js");
  expect(open("/jobs/6f1f1f86")).toContain("modulepreload /assets/jobs-1.js");
});

it("makes the list's call with the kept session at once, and none without a session or for another role", async () => {
  const document = { createElement: () => ({}), head: { append() {} }, documentElement: { lang: "ur" } };
  const run = (localStorage: object, pathname: string) => {
    const window: { earlyReply?: { address: string; reply: unknown } } = {};
    const fetch = vi.fn(async (address: string, init: object) => ({ address, init }));
    const names = ["location", "document", "localStorage", "window", "fetch"];
    new Function(...names, script)({ pathname }, document, localStorage, window, fetch);
    return { fetch, early: window.earlyReply };
  };
  const token = `e30.${btoa(JSON.stringify({ email: "bilal@example.pk" }))}.signature`;
  const { fetch, early } = run({ token, userRole: "Provider" }, "/ur/requestedjobs");
  const headers = { authorization: `Bearer ${token}`, "accept-language": "ur" };
  expect(early).toMatchObject({ token, address: "/api/Provider/handyman-requested-jobs/bilal%40example.pk" });
  expect(fetch).toHaveBeenCalledWith(early?.address, { headers });
  const unread = ["unreadable", "e30.e30.signature"].map((one) => ({ token: one, userRole: "Provider" }));
  for (const stored of [{}, { token, userRole: "Customer" }, ...unread])
    expect(run(stored, "/requestedjobs").early).toBeUndefined();
  expect(run({ token, userRole: "Provider" }, "/payment").fetch).not.toHaveBeenCalled();
});

it("requests nothing for other paths", () => {
  for (const path of ["/office", "/jobs/new", "/jobs", "/requestedjobs/else", "/nowhere"])
    expect(open(path)).toEqual([]);
});

it("fails when a screen of its list is no screen any more", async () => {
  await expect(preloadScreens(shell, [])).rejects.toThrow("There is no screen at /requestedjobs.");
});
