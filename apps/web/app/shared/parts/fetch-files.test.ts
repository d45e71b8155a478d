import { beforeEach, expect, test, vi } from "vitest";
import { areFetched, FilesUnavailable, fetchFiles, noteFetched } from "./fetch-files.ts";
import { withResolvers } from "./with-resolvers.ts";

const network = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response("script"));
  vi.stubGlobal("fetch", network);
});

test("each file is fetched once for any number of callers", async () => {
  await Promise.all([fetchFiles("once-1.js once-2.css"), fetchFiles("once-2.css")]);
  await fetchFiles("once-1.js once-2.css");
  expect(network.mock.calls.map(([url]) => url)).toEqual(["/assets/once-1.js", "/assets/once-2.css"]);
  expect(areFetched("once-1.js once-2.css")).toBe(true);
});

test("only the file that failed is fetched again", async () => {
  network.mockImplementationOnce(async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchFiles("again-1.js again-2.js")).rejects.toThrow(FilesUnavailable);
  expect(areFetched("again-1.js")).toBe(false);
  await fetchFiles("again-1.js again-2.js");
  expect(network.mock.calls.map(([url]) => url)).toEqual([
    "/assets/again-1.js",
    "/assets/again-2.js",
    "/assets/again-1.js",
  ]);
});

test("a truncated or refused file does not count as fetched", async () => {
  const cut = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) }));
  network.mockResolvedValueOnce(cut).mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(fetchFiles("cut.js")).rejects.toMatchObject({ name: "FilesUnavailable", isGone: false });
  await expect(fetchFiles("cut.js")).rejects.toMatchObject({ name: "FilesUnavailable", isGone: false });
  network.mockResolvedValueOnce(new Response("", { status: 404 }));
  await expect(fetchFiles("cut.js")).rejects.toMatchObject({ isGone: true });
  expect(areFetched("cut.js")).toBe(false);
});

test("a file that is still loading does not count as fetched", async () => {
  const { promise, resolve } = withResolvers<Response>();
  network.mockReturnValueOnce(promise);
  const fetching = fetchFiles("coming.js");
  expect(areFetched("coming.js")).toBe(false);
  resolve(new Response("script"));
  await fetching;
  expect(areFetched("coming.js")).toBe(true);
});

test("a file that the page has already loaded is not fetched", async () => {
  noteFetched("own-1.js own-2.js");
  await fetchFiles("own-1.js own-2.js");
  expect(network).not.toHaveBeenCalled();
});
