import { beforeEach, expect, test, vi } from "vitest";
import { areFetched, FilesAway, fetchFiles, noteFetched } from "./fetch-files.ts";

const network = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response("script"));
  vi.stubGlobal("fetch", network);
});

test("each file is fetched once, whoever asks for it", async () => {
  await Promise.all([fetchFiles("once-1.js once-2.css"), fetchFiles("once-2.css")]);
  await fetchFiles("once-1.js once-2.css");
  expect(network.mock.calls.map(([url]) => url)).toEqual(["/assets/once-1.js", "/assets/once-2.css"]);
  expect(areFetched("once-1.js once-2.css")).toBe(true);
});

test("a file that could not be fetched is asked for again, and those beside it are not", async () => {
  network.mockImplementationOnce(async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchFiles("again-1.js again-2.js")).rejects.toThrow(FilesAway);
  expect(areFetched("again-1.js")).toBe(false);
  await fetchFiles("again-1.js again-2.js");
  expect(network.mock.calls.map(([url]) => url)).toEqual([
    "/assets/again-1.js",
    "/assets/again-2.js",
    "/assets/again-1.js",
  ]);
});

test("a file that is cut off half-way, or refused, is not taken for fetched", async () => {
  const cut = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) }));
  network.mockResolvedValueOnce(cut).mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(fetchFiles("cut.js")).rejects.toMatchObject({ name: "FilesAway", isGone: false });
  await expect(fetchFiles("cut.js")).rejects.toMatchObject({ name: "FilesAway", isGone: false });
  network.mockResolvedValueOnce(new Response("", { status: 404 }));
  await expect(fetchFiles("cut.js")).rejects.toMatchObject({ isGone: true });
  expect(areFetched("cut.js")).toBe(false);
});

test("a file on its way is not taken for fetched", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(promise);
  const fetching = fetchFiles("coming.js");
  expect(areFetched("coming.js")).toBe(false);
  resolve(new Response("script"));
  await fetching;
  expect(areFetched("coming.js")).toBe(true);
});

test("what the page has loaded by itself is not fetched", async () => {
  noteFetched("own-1.js own-2.js");
  await fetchFiles("own-1.js own-2.js");
  expect(network).not.toHaveBeenCalled();
});
