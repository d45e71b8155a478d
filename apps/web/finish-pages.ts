import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFiles } from "../../builds.ts";
import { paintFirst } from "./paint-first.ts";

/** They only lead on: there is nothing to read on them before their scripts run. */
const emptyPages = ["index.html", "__spa-fallback.html"];
const styleSheet = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)(#?)"\/>/g;
/** React's mark of a part that comes later, as in a page that is sent while it is made. */
const streamed = /<template id="B:/;

/** What the framework leaves to be done to its files before they are compressed. */
export function finishPages(folder: string): void {
  const isWritten = (page: string) => !emptyPages.includes(relative(folder, page));
  const readSheet = (path: string) => readFileSync(join(folder, path), "utf8");
  for (const page of listFiles(folder).filter((file) => file.endsWith(".html")))
    rewrite(page, (html) => {
      if (streamed.test(html))
        throw new Error(`${relative(folder, page)} has a part that only a script would put in its place.`);
      const styled = inlineStyleSheets(html, readSheet);
      return isWritten(page) ? paintFirst(styled) : styled;
    });
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * A page paints without waiting for a second reply: what its own style sheets say stands in it. The links stay, because the router's
 * own rendering in the browser expects them, but disabled ones are not fetched.
 */
export const inlineStyleSheets = (html: string, read: (path: string) => string): string =>
  html.replace(styleSheet, (_, path: string, mark: string) => {
    const style = read(path).trim().replaceAll("</", "<\\/");
    return `<style>${style}</style><link rel="stylesheet" href="${path}${mark}" disabled=""/>`;
  });
