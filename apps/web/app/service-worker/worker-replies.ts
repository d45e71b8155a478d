/** Whether a path is the address of one of these routes: "/jobs/7" of "/jobs/:id". Letter case does not matter. */
export function isOnePathOf(routes: readonly string[], path: string): boolean {
  const parts = splitPath(path);
  return routes.some((route) => matches(splitPath(route), parts));
}

/** Whether a reply is the file that was requested: not an error, and not a page in its place. */
export const isWholeFile = (response: Response): boolean =>
  response.status === 200 && !response.redirected && !isHtml(response);

/** Not the login page of a hotel's network, which replaces pages by redirects. */
export const isWholePage = (response: Response): boolean =>
  response.status === 200 && !response.redirected && isHtml(response);

const isHtml = ({ headers }: Response): boolean => /^text\/html/.test(headers.get("content-type") ?? "");

const splitPath = (path: string): string[] => path.toLowerCase().split("/").filter(Boolean);

function matches(route: readonly string[], parts: readonly string[]): boolean {
  if (parts.length > route.length) return false;
  return route.every((expected, place) => {
    const part = parts[place];
    if (part === undefined) return expected.endsWith("?");
    return expected.startsWith(":") || expected === part;
  });
}
