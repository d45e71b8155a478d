import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { listWorkerFiles } from "./worker-file-list.ts";

const folder = mkdtempSync(join(tmpdir(), "hunarmand-worker-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const route = (id: string, parentId: string, path?: string) => ({
  ...{ id, parentId, path, css: [], imports: [] },
  module: `/assets/${id.replaceAll("/", "-")}.js`,
});
const routes = [
  { ...route("root", ""), css: ["/assets/shell.css#"] },
  route("shared/layout/site", "root"),
  route("shared/layout/signed-in", "shared/layout/site"),
  route("shared/layout/providers-only", "shared/layout/signed-in"),
  route("shared/layout/customers-only", "shared/layout/signed-in"),
  route("home", "shared/layout/site", "home"),
  route("faqs", "shared/layout/site", "faqs"),
  route("payment", "shared/layout/signed-in", "payment"),
  route("offers", "shared/layout/providers-only", "requestedjobs"),
  route("job", "shared/layout/customers-only", "jobs/:id"),
  route("desk", "root", "office"),
];

const chunk = (names: { now?: string[]; later?: string[]; modules?: string[]; styles?: string[] } = {}) => ({
  imports: (names.now ?? []).map((name) => `assets/${name}`),
  dynamicImports: (names.later ?? []).map((name) => `assets/${name}`),
  styles: (names.styles ?? []).map((name) => `assets/${name}`),
  modules: Object.fromEntries((names.modules ?? []).map((name) => [name, 1])),
});

function writeBuild(): void {
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  const manifest = { routes: Object.fromEntries(routes.map((made) => [made.id, made])) };
  writeFileSync(join(folder, "client/assets/manifest-1.js"), `window.manifest=${JSON.stringify(manifest)};`);
  const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}"/>`;
  writeFileSync(join(folder, "client/__spa-fallback.html"), ["manifest-1.js", "entry.js"].map(preload).join(""));
  mkdirSync(join(folder, "client/ur"));
  writeFileSync(join(folder, "client/ur/__spa-fallback.html"), "");
  const chunks = {
    "assets/entry.js": chunk({ now: ["react.js"] }),
    "assets/shared-layout-site.js": chunk({ later: ["bell.js"] }),
    "assets/offers.js": chunk({ now: ["card.js"], later: ["pictures.js", "map.js", "offers-ur.js"] }),
    "assets/offers-ur.js": chunk({ modules: ["apps/web/app/locales/ur/jobs.json"] }),
    "assets/pictures.js": chunk({ styles: ["pictures.css"] }),
    "assets/map.js": chunk({ modules: ["node_modules/leaflet/dist/leaflet.js"] }),
    "assets/faqs.js": chunk(),
  };
  writeFileSync(join(folder, "chunks.json"), JSON.stringify(chunks));
}

test("the worker keeps the shell, and for each role the screens of that role with what they load later", () => {
  writeBuild();
  const { base, screens, manifest, ...rest } = listWorkerFiles(folder);
  expect(manifest).toBe("/assets/manifest-1.js");
  expect(base).toEqual(
    ["entry.js", "manifest-1.js", "react.js", "shared-layout-site.js"].map((name) => `/assets/${name}`),
  );
  expect(screens.Provider).toEqual(
    expect.arrayContaining(["/assets/offers.js", "/assets/card.js", "/assets/pictures.js"]),
  );
  expect(screens.Provider).toEqual(
    expect.arrayContaining(["/assets/pictures.css", "/assets/bell.js", "/assets/home.js"]),
  );
  expect(screens.Customer).toEqual(expect.arrayContaining(["/assets/job.js", "/assets/payment.js"]));
  expect(screens.Customer).not.toContain("/assets/offers.js");
  expect(screens.Provider).not.toContain("/assets/job.js");
  expect(rest.ownPaths).toEqual(["/payment", "/requestedjobs", "/jobs/:id"]);
  expect(rest.publicPaths).toEqual(expect.arrayContaining(["/", "/home", "/jobs/new"]));
  expect(rest.texts).toEqual({ ur: ["/assets/offers-ur.js"] });
  expect(rest.shells.map(({ base, url }) => [base, url])).toEqual([
    ["", "/__spa-fallback.html"],
    ["/ur", "/ur/__spa-fallback.html"],
  ]);
  const kept = [...base, ...screens.Provider, ...screens.Customer];
  for (const name of ["map.js", "faqs.js", "desk.js", "offers-ur.js"]) expect(kept).not.toContain(`/assets/${name}`);
});
