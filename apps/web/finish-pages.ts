import { readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { listFiles } from "../../builds.ts";
import { readRoutes } from "./bytes/page-bytes.ts";
import { paintFirst } from "./paint-first.ts";
import { keepTapsFirst, preloadScreens } from "./preload-screens.ts";

/** The framework's name for the shell of pages that are not prerendered. */
export const shellFile = "__spa-fallback.html";
/** These only redirect, so there is nothing to read before their scripts run. */
const isEmpty = (page: string): boolean => page === "index.html" || basename(page) === shellFile;
const styleSheet = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)(#?)"\/>/g;
/** React's mark of a part that is inserted later, as in a streamed page. */
const streamed = /<template id="B:/;

/** Finishes the framework's files before they are compressed. */
export async function finishPages(folder: string): Promise<void> {
  const isWritten = (page: string) => !isEmpty(relative(folder, page));
  const readSheet = (path: string) => readFileSync(join(folder, path), "utf8");
  const keepTaps = await keepTapsFirst();
  for (const page of listFiles(folder).filter((file) => file.endsWith(".html")))
    await rewrite(page, (html) => {
      if (streamed.test(html)) throw new Error(`${relative(folder, page)} has a part that a script inserts later.`);
      const styled = inlineStyleSheets(html, readSheet);
      if (basename(page) === shellFile) return preloadScreens(styled, readRoutes(folder));
      return isWritten(page) ? keepTaps(paintFirst(styled)) : styled;
    });
}

async function rewrite(file: string, change: (text: string) => string | Promise<string>): Promise<void> {
  writeFileSync(file, await change(readFileSync(file, "utf8")));
}

/**
 * Puts a page's style sheets into the page, so that it paints without another reply. The links stay, because the
 * router's rendering in the browser expects them. They are disabled, so they are not fetched.
 */
export const inlineStyleSheets = (html: string, read: (path: string) => string): string =>
  html.replace(styleSheet, (_, path: string, mark: string) => {
    const style = read(path).trim().replaceAll("</", "<\\/");
    return `<style>${style}</style><link rel="stylesheet" href="${path}${mark}" disabled=""/>`;
  });
