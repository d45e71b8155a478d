/**
 * The path that a request means, as the router reads it: without host and query, with its escapes undone. Never judge the raw
 * URL: `/%61pi/...` and `http://any.host/api/...` reach the calls like `/api/...`.
 */
export function readPath(url: string): string {
  const [path = ""] = url.replace(/^https?:\/\/[^/?#]*/i, "").split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const belowApi = /^\/+api(\/|$)/i;

/** Whether a request that met no call still asks for one: what it gets is an error for machines, not a page. */
export const isBelowApi = (url: string): boolean => belowApi.test(readPath(url));

const readingMethods = new Set(["GET", "HEAD"]);

export const isPageAsked = ({ method, url }: { method: string; url: string }): boolean =>
  readingMethods.has(method) && !isBelowApi(url);
