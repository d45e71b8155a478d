import { matchRoutes, type RouteObject } from "react-router";
import { areFetched, fetchFiles, noteFetched } from "./fetch-files.ts";

interface Page {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  imports?: readonly string[];
  css?: readonly string[];
}

const folder = "/assets/";

type Pages = Readonly<Record<string, Page>>;

/** The pages of the portal with their files, as the router's build writes them into the window; none in a test. */
const readPages = (): Pages | undefined =>
  (globalThis as { __reactRouterManifest?: { routes: Pages } }).__reactRouterManifest?.routes;

let known: { pages: Pages; tree: RouteObject[] } | undefined;

function findTree(): RouteObject[] {
  const pages = readPages();
  if (!pages) return [];
  if (known?.pages !== pages) known = { pages, tree: makeTree(Object.values(pages)) };
  return known.tree;
}

function makeTree(pages: readonly Page[], parent?: string): RouteObject[] {
  return pages
    .filter(({ id, parentId }) => parentId === parent && id !== parentId)
    .map((page): RouteObject => {
      const own = { id: page.id, handle: page, ...(page.path ? { path: page.path } : {}) };
      return page.index ? { ...own, index: true } : { ...own, children: makeTree(pages, page.id) };
    });
}

/** All that the page at this path loads before it stands; "" for a path that is no page of the portal, or has nothing to fetch. */
export function listPageFiles(path: string): string {
  const matches = matchRoutes(findTree(), path) ?? [];
  const files = matches.flatMap(({ route: { handle } }) => filesOf(handle as Page));
  return [...new Set(files)].join(" ");
}

/** A mark at its end tells the server's copies of a style sheet apart; it is no part of the file's name. */
const filesOf = ({ module, clientLoaderModule, clientMiddlewareModule, imports = [], css = [] }: Page): string[] =>
  [module, clientLoaderModule, clientMiddlewareModule, ...imports, ...css]
    .filter((file) => file?.startsWith(folder))
    .map((file = "") => file.slice(folder.length).replace(/#$/, ""));

/** The page that was opened by its address: the browser has loaded all of it. */
export function notePage(path: string): void {
  const files = listPageFiles(path);
  if (files) noteFetched(files);
}

export const isPageHere = (path: string): boolean => {
  const files = listPageFiles(path);
  return files === "" || areFetched(files);
};

/** @throws {FilesAway} */
export async function fetchPage(path: string): Promise<void> {
  const files = listPageFiles(path);
  if (files) await fetchFiles(files);
}

/** For a link: whoever is about to press it gets the page sooner. */
export function fetchOnIntent(path: string) {
  const fetchIt = () => void fetchPage(path).catch(() => undefined);
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}
