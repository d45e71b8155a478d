import { describe, expect, it } from "vitest";
import { packManifest } from "./pack-manifest.ts";

const usual = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
};
const manifest = {
  entry: { module: "/assets/entry-1.js", imports: ["/assets/framework-2.js"], css: [] },
  routes: {
    root: {
      ...usual,
      id: "root",
      path: "",
      module: "/assets/root-3.js",
      imports: ["/assets/framework-2.js", "/assets/shell-4.js"],
    },
    "jobs/job.screen": {
      ...usual,
      id: "jobs/job.screen",
      parentId: "root",
      path: "jobs/:id",
      index: true,
      hasClientLoader: true,
      clientLoaderModule: "/assets/job-loader-5.js",
      module: "/assets/job-6.js",
      imports: ["/assets/framework-2.js", "/assets/shell-4.js", "/assets/forms-7.js"],
      css: ["/assets/forms-8.css#"],
    },
  },
  url: "/assets/manifest-9.js",
  version: "9",
};

function run(script: string): unknown {
  const page: { __reactRouterManifest?: unknown } = {};
  new Function("window", script)(page);
  return page.__reactRouterManifest;
}

describe("the router's manifest", () => {
  it("says in the browser what it said, but for the files that every page has loaded already", () => {
    const written = packManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
    const job = { ...manifest.routes["jobs/job.screen"], imports: ["/assets/forms-7.js"] };
    expect(run(written)).toEqual({ ...manifest, routes: { ...manifest.routes, "jobs/job.screen": job } });
  });

  it("names each file once", () => {
    const written = packManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)}`);
    expect(written.match(/framework-2/g)).toHaveLength(1);
  });

  it("stops the build where the framework writes it in another way", () => {
    expect(() => packManifest("export default {}")).toThrow("another way");
    expect(() => packManifest('window.__reactRouterManifest={"entry":{},"routes":{},"n":1};')).toThrow("number");
  });
});
