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

/** The pages of the portal with their files, which the router's build writes into the window; undefined in tests. */
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

/** Returns all files that the page at this path needs; "" when the path is no page of the portal or needs none. */
export function listPageFiles(path: string): string {
  const matches = matchRoutes(findTree(), path) ?? [];
  const files = matches.flatMap(({ route: { handle } }) => filesOf(handle as Page));
  return [...new Set(files)].join(" ");
}

/** The query at the end of a style sheet's address is not part of its file name. */
const filesOf = ({ module, clientLoaderModule, clientMiddlewareModule, imports = [], css = [] }: Page): string[] =>
  [module, clientLoaderModule, clientMiddlewareModule, ...imports, ...css]
    .filter((file) => file?.startsWith(folder))
    .map((file = "") => file.slice(folder.length).replace(/#$/, ""));

/** Records the files of the page that was opened by its address: the browser has loaded them. */
export function notePage(path: string): void {
  const files = listPageFiles(path);
  if (files) noteFetched(files);
}

export const isPageHere = (path: string): boolean => {
  const files = listPageFiles(path);
  return files === "" || areFetched(files);
};

/** @throws {FilesUnavailable} */
export async function fetchPage(path: string): Promise<void> {
  const files = listPageFiles(path);
  if (files) await fetchFiles(files);
}

/** For a link: starts loading its page when a click is likely. */
export function fetchOnIntent(path: string) {
  const fetchIt = () => void fetchPage(path).catch(() => undefined);
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}
