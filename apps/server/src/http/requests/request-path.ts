/**
 * Returns the path of a request as the router reads it: without host and query, and unescaped. Never check the raw URL: `/%61pi/...` and
 * `http://any.host/api/...` reach the calls like `/api/...`.
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

/** Whether an unmatched request is for the API. It gets an error body, not a page. */
export const isBelowApi = (url: string): boolean => belowApi.test(readPath(url));

const readingMethods = new Set(["GET", "HEAD"]);

export const isPageAsked = ({ method, url }: { method: string; url: string }): boolean =>
  readingMethods.has(method) && !isBelowApi(url);
