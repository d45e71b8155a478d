import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { isOnePathOf } from "../../service-worker/worker-replies.ts";
import { theme } from "../layout/styles/theme.ts";

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  name: string;
  start_url: string;
  theme_color: string;
  icons: (Picture & { purpose?: string })[];
  screenshots: (Picture & { form_factor: string; label: string })[];
  shortcuts: { url: string; icons: Picture[] }[];
}

const publicFolder = join(import.meta.dirname, "../../../public");
const manifest = JSON.parse(readFileSync(join(publicFolder, "manifest.webmanifest"), "utf8")) as Manifest;
const { icons, screenshots, shortcuts } = manifest;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];

/** Reads the size in the head of a PNG file. */
function readSize(src: string): string {
  const bytes = readFileSync(join(publicFolder, src));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test.each(pictures.filter(({ type }) => type === "image/png"))("$src is a picture of $sizes", ({ src, sizes }) => {
  expect(readSize(src)).toBe(sizes);
});

test("the name is in both languages, and the colour is the theme's", () => {
  expect(manifest.name).toMatch(/Hunarmand.*ہنرمند/);
  expect(manifest.theme_color.toLowerCase()).toBe(theme.colors?.green?.[6]?.toLowerCase());
});

test("there is a maskable icon, and pictures of phone and desk", () => {
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["narrow", "wide"]));
});

test("the start and the shortcuts to offers, running job and posting are screens of the portal", () => {
  const listPaths = (entries: typeof routes): string[] =>
    entries.flatMap(({ path, children = [] }) => [
      ...(path ? [`/${path}`] : []),
      ...listPaths(children as typeof routes),
    ]);
  const known = listPaths(routes).filter((path) => path !== "/*");
  const starts = [manifest.start_url, ...shortcuts.map(({ url }) => url)];
  expect(starts).toEqual(["/home", "/requestedjobs?offer", "/activejobs?own", "/jobs/new?own"]);
  for (const url of starts) expect(isOnePathOf(known, url.split("?")[0] ?? ""), url).toBe(true);
});
