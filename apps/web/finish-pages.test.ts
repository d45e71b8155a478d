import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { finishPages, inlineStyleSheets } from "./finish-pages.ts";
import { streetScreens } from "./preload-screens.ts";

it("contains a page's own style sheets, and fetches none before it paints", () => {
  const link = '<link rel="stylesheet" href="/assets/forms-1.css#"/>';
  const page = inlineStyleSheets(`<head>${link}</head>`, (path) => `.a{content:"</style>"}/*${path}*/\n`);
  expect(page).toBe(
    '<head><style>.a{content:"<\\/style>"}/*/assets/forms-1.css*/</style><link rel="stylesheet" href="/assets/forms-1.css#" disabled=""/></head>',
  );
});

it("refuses a page in which a script inserts a part later", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-pages-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), '<div><!--$?--><template id="B:0"></template><!--/$--></div>');
  await expect(finishPages(folder)).rejects.toThrow("index.html has a part");
  await rm(folder, { recursive: true });
});

it("delays the scripts of readable pages, but not of pages that only redirect", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-pages-"));
  const preload = '<link rel="modulepreload" href="/assets/root-1.js"/>';
  const module = 'import * as route0 from "/assets/root-1.js";\nimport("/assets/entry-2.js");';
  const page = `<head>${preload}</head><script type="module" async="">${module}</script>`;
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "home"));
  const route = { module: "/assets/root-1.js", imports: [], css: [] };
  const routes = Object.fromEntries(streetScreens.map((path) => [path, { ...route, id: path, path }]));
  await writeFile(join(folder, "assets/manifest-1.js"), `window.manifest=${JSON.stringify({ routes })};`);
  const files = ["home/index.html", "index.html", "__spa-fallback.html"];
  for (const file of files) await writeFile(join(folder, file), page);
  await finishPages(folder);
  const [home = "", start, shell] = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  await rm(folder, { recursive: true });
  expect(home).not.toContain(preload);
  expect(home).toContain("requestAnimationFrame");
  expect(home).toMatch(/^<head><script>[^<]*data-waiting[^<]*<\/script><\/head>/);
  expect(start).toBe(page);
  expect(shell).toContain(preload);
  expect(shell).not.toContain("requestAnimationFrame");
  expect(shell).not.toContain("data-waiting");
});
