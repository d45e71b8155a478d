import { expect, it } from "vitest";
import { listEarlyFiles, preloadScreens, streetScreens } from "./preload-screens.ts";

const route = (path: string, rest: object = {}) => ({
  ...{ id: path, path, parentId: "site", module: `/assets/${path.split("/")[0]}-1.js`, imports: [], css: [] },
  ...rest,
});
const offers = route("requestedjobs", { imports: ["/assets/lists-1.js"], css: ["/assets/jobs-1.css#"] });
const routes = [
  { id: "site", module: "/assets/site-1.js", imports: ["/assets/shell-1.js"], css: [] },
  ...streetScreens.map((path) => (path === "requestedjobs" ? offers : route(path))),
];
const preload = '<link rel="modulepreload" href="/assets/shell-1.js"/>';
const shell = `<html><head>${preload}<style>p{}</style></head><body></body></html>`;
const { files, screens, texts, names } = await listEarlyFiles(shell, routes);

/** Returns what the screens at this path request early. */
const find = (path: string) =>
  screens
    .filter(({ pattern }) => new RegExp(pattern).test(path))
    .map(({ call, files: places }) => ({ call, files: places.map((place) => files[place]) }));

it("requests the opened screen's files with its layouts', without those that the shell requests itself", () => {
  const call = { address: "/api/Provider/handyman-requested-jobs/:email", role: "Provider" };
  const expected = [{ call, files: ["site-1.js", "requestedjobs-1.js", "lists-1.js", "jobs-1.css"] }];
  for (const path of ["/requestedjobs", "/requestedjobs/", "/ur/requestedjobs"]) expect(find(path)).toEqual(expected);
});

it("requests a running job with its files, with and without its id in the path", () => {
  const call = { address: "/api/Provider/job-details/:id", role: "Provider" };
  for (const path of ["/acceptarrival", "/acceptarrival/6f1f1f86"])
    expect(find(path)).toEqual([{ call, files: ["site-1.js", "acceptarrival-1.js"] }]);
  expect(find("/jobs/6f1f1f86")).toMatchObject([
    { call: { address: "/api/Job/:id", role: "Customer" }, files: ["site-1.js", "jobs-1.js"] },
  ]);
  expect(find("/payment")).toMatchObject([{ call: { address: "/api/Provider/payment-summary" } }]);
});

it("requests nothing for other paths", () => {
  for (const path of ["/office", "/jobs/new", "/jobs", "/requestedjobs/else", "/nowhere"])
    expect(find(path)).toEqual([]);
});

it("gives the script the texts of an offer in each language, and shows offers on their screen alone", () => {
  expect(texts.en).toMatchObject({ heading: "Requested Jobs", net: "You usually receive", today: "Today {time}" });
  expect(texts.ur?.heading).toMatch(/\p{Script=Arabic}/u);
  expect(names).toEqual({ ur: "/api/Catalogue/names-in-urdu" });
  const withOffers = screens.filter(({ hasOffers }) => hasOffers).map(({ pattern }) => pattern);
  expect(withOffers).toEqual([expect.stringContaining("/requestedjobs")]);
});

it("writes the script of these files into the shell, after the router's own files and before the styles", async () => {
  const written = await preloadScreens(shell, routes);
  const [before = "", script = "", after] = written.split(/<script>|<\/script>/);
  expect(before).toBe(`<html><head>${preload}`);
  expect(after).toMatch(/^<style>p\{\}<\/style><style>\.early-offers \{[^<]*<\/style><\/head><body><\/body><\/html>$/);
  expect(script).toContain("requestedjobs-1.js");
  expect(script).not.toMatch(/\bimport\b|\bexport\b/);
});

it("fails when a screen of its list is no screen any more", async () => {
  await expect(preloadScreens(shell, [])).rejects.toThrow("There is no screen at /requestedjobs.");
});
