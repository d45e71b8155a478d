import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { storageKeys } from "../person/session.ts";
import { subscribeToLiveEvents } from "./live-events.ts";

interface OpenedStream {
  headers: Headers;
  signal: AbortSignal;
  write(text: string): void;
  close(): void;
}

const opened: OpenedStream[] = [];
const jobId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
let stop = () => {};
let received: LiveEvent[] = [];

/** A fake server: each request is a stream that the test writes to. */
async function answer(_url: string, { headers, signal }: RequestInit): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  signal?.addEventListener("abort", () => void writer.abort().catch(() => {}));
  opened.push({
    headers: new Headers(headers),
    signal: signal as AbortSignal,
    write: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}),
    close: () => void writer.close().catch(() => {}),
  });
  return new Response(readable);
}

const show = (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const stream = (place: number): OpenedStream => opened[place] as OpenedStream;
const opens = (count: number) => waitFor(() => expect(opened).toHaveLength(count));

beforeEach(() => {
  opened.length = 0;
  received = [];
  localStorage.setItem(storageKeys.token, "a.b.c");
  vi.stubGlobal("fetch", vi.fn(answer));
  show("visible");
  stop = subscribeToLiveEvents((event) => received.push(event));
});

afterEach(() => {
  stop();
  delete document.documentElement.dataset.ignoredEvents;
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("delivers events that arrive in several chunks, but not the ready event", async () => {
  await opens(1);
  expect(stream(0).headers.get("authorization")).toBe("Bearer a.b.c");
  stream(0).write('retry: 2000\n\nid: 3\nevent: ready\ndata: {}\n\nid: 4\nevent: job-offered\ndata: {"kind":"job-');
  stream(0).write(`offered","subjectId":"${jobId}","at":"2026-01-01T00:00:00Z"}\n\n`);
  await waitFor(() => expect(received).toMatchObject([{ kind: "job-offered", subjectId: jobId }]));
});

it.each([
  [
    "of a kind that it does not know",
    JSON.stringify({ kind: "moon-risen", subjectId: jobId, at: "2026-01-01T00:00:00Z" }),
  ],
  ["without its subject", JSON.stringify({ kind: "notice", at: "2026-01-01T00:00:00Z" })],
  ["that is no JSON", '{"kind":"noti'],
])("ignores and counts an event %s, and continues", async (_name, data) => {
  await opens(1);
  const next = JSON.stringify({ kind: "notice", subjectId: jobId, at: "2026-01-01T00:00:00Z" });
  stream(0).write(`id: 5\nevent: notice\ndata: ${data}\n\nid: 6\nevent: notice\ndata: ${next}\n\n`);
  await waitFor(() => expect(received).toMatchObject([{ kind: "notice", subjectId: jobId }]));
  expect(document.documentElement.dataset.ignoredEvents).toBe("1");
});

it("resumes a broken stream after its last event", async () => {
  await opens(1);
  expect(stream(0).headers.has("last-event-id")).toBe(false);
  stream(0).write("id: 7\nevent: ready\ndata: {}\n\n");
  stream(0).close();
  await opens(2);
  expect(stream(1).headers.get("last-event-id")).toBe("7");
});

it("has no stream while the page is hidden", async () => {
  await opens(1);
  stream(0).write("id: 9\nevent: ready\ndata: {}\n\n");
  show("hidden");
  expect(stream(0).signal.aborted).toBe(true);
  show("visible");
  await opens(2);
  expect(stream(1).signal.aborted).toBe(false);
});

it("has no stream without subscribers", async () => {
  await opens(1);
  stop();
  expect(stream(0).signal.aborted).toBe(true);
});

it("comes back after the pause that a server with many streams asks for, at a random time around it", async () => {
  await opens(1);
  vi.useFakeTimers();
  stream(0).write("retry: 10000\n\nid: 9\nevent: ready\ndata: {}\n\n");
  stream(0).close();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_200);
  expect(opened).toHaveLength(2);
});

it("waits longer when newer tabs have replaced its stream", async () => {
  await opens(1);
  vi.useFakeTimers();
  stream(0).write("id: 9\nevent: ready\ndata: {}\n\nretry: 60000\nevent: replaced\ndata: {}\n\n");
  stream(0).close();
  // Without the longer pause it reconnects within a second and a half.
  await vi.advanceTimersByTimeAsync(29_000);
  expect(opened).toHaveLength(1);
  expect(received).toEqual([]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(opened.length).toBeGreaterThan(1);
});
