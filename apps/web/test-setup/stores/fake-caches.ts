import { vi } from "vitest";

const nameOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), "http://localhost").href;

/** Replaces the browser's caches, which happy-dom does not have. Returns what they contain: names with addresses. */
export function fakeCaches(): () => Record<string, string[]> {
  const stores = new Map<string, Map<string, Response>>();
  const openCache = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(nameOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(nameOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(nameOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  vi.stubGlobal("caches", {
    open: async (name: string) => openCache(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL, { cacheName = "" } = {}) => stores.get(cacheName)?.get(nameOf(request)),
  });
  return () =>
    Object.fromEntries(
      [...stores].map(([name, store]) => [name, [...store.keys()].map((url) => new URL(url).pathname).sort()]),
    );
}
