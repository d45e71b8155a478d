import { expect, it } from "vitest";
import { paintFirst } from "./paint-first.ts";

const page = (head: string, module: string) =>
  `<head>${head}</head><body><main>Read me</main><script type="module" async="">${module}</script></body>`;
const preloads =
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/shared-2.js"/>';
const module = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-4.js";

  window.routes = {"root":route0,"home":route1};

import("/assets/entry-5.js");`;

/** Runs a page's module as a browser does, with fakes of its imports that record their names. */
async function run(html: string, isHidden: boolean) {
  const source = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
  const imported: string[] = [];
  const added: Record<string, unknown>[] = [];
  const window: Record<string, unknown> = {};
  const frames: (() => void)[] = [];
  const fake = {
    window,
    document: {
      hidden: isHidden,
      head: { append: (link: Record<string, unknown>) => added.push(link) },
      createElement: () => ({}),
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    load: async (file: string) => {
      imported.push(file);
      return { file };
    },
  };
  new Function(...Object.keys(fake), source.replaceAll("import(", "load("))(...Object.values(fake));
  const begunBeforePaint = imported.length > 0;
  for (const frame of frames) frame();
  await expect.poll(() => imported.length).toBe(4);
  return { imported, added, window, begunBeforePaint };
}

it("requests all scripts of a page at once, after the paint", async () => {
  const html = paintFirst(page(preloads, module));
  expect(html).not.toContain('modulepreload" href');
  const { imported, added, window, begunBeforePaint } = await run(html, false);
  expect(begunBeforePaint).toBe(false);
  expect(added).toEqual(
    ["/assets/manifest-1.js", "/assets/shared-2.js"].map((href) => ({ rel: "modulepreload", href })),
  );
  expect(imported).toEqual(["/assets/manifest-1.js", "/assets/root-3.js", "/assets/home-4.js", "/assets/entry-5.js"]);
  expect(window.routes).toEqual({ root: { file: "/assets/root-3.js" }, home: { file: "/assets/home-4.js" } });
});

it("does not wait for the paint of a page in the background", async () => {
  expect((await run(paintFirst(page(preloads, module)), true)).begunBeforePaint).toBe(true);
});

it("restores the links of inlined style sheets, without fetching them", async () => {
  const sheet = '<style>.a{}</style><link rel="stylesheet" href="/assets/shell-6.css#" disabled=""/>';
  const html = paintFirst(page(preloads + sheet, module));
  expect(html).not.toContain("<link");
  const { added } = await run(html, false);
  expect(added).toContainEqual({ rel: "stylesheet", disabled: true, href: "/assets/shell-6.css#" });
});

it("fails the build when the router starts its pages in another way", () => {
  expect(() => paintFirst("<main>Read me</main>")).toThrow("in a new way");
});
