import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { readSession } from "../person/session.ts";
import { callStream } from "./call-api.ts";

type Listener = (event: LiveEvent) => void;

const firstPauseMilliseconds = 1_000;
const longestPauseMilliseconds = 60_000;
/** The server sends something every 15 seconds. A connection that is silent for longer is treated as broken. */
const silenceMilliseconds = 40_000;

const listeners = new Set<Listener>();
let lastEventId: string | undefined;
let stream: AbortController | undefined;

/**
 * Subscribes to the events of the logged-in person. Returns the function that unsubscribes. All subscribers of a tab
 * share one stream. It is open only while the page is visible and the network is available, and resumes after its last
 * event.
 */
export function subscribeToLiveEvents(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) watchPage();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leavePage();
  };
}

function watchPage(): void {
  document.addEventListener("visibilitychange", followPage);
  window.addEventListener("online", followPage);
  window.addEventListener("offline", followPage);
  followPage();
}

function leavePage(): void {
  document.removeEventListener("visibilitychange", followPage);
  window.removeEventListener("online", followPage);
  window.removeEventListener("offline", followPage);
  stopStream();
  // The next person to log in has other events.
  lastEventId = undefined;
}

function followPage(): void {
  const isWanted = document.visibilityState === "visible" && navigator.onLine;
  if (!isWanted) stopStream();
  else if (!stream) {
    stream = new AbortController();
    void keepConnected(stream.signal);
  }
}

function stopStream(): void {
  stream?.abort();
  stream = undefined;
}

/** Reconnects whenever the stream ends, after the pause that the server last sent. The pause grows until a stream is open again. */
async function keepConnected(signal: AbortSignal): Promise<void> {
  let pause = firstPauseMilliseconds;
  const setPause = (milliseconds: number) => {
    pause = milliseconds;
  };
  while (!signal.aborted && readSession()) {
    await readStream(signal, setPause).catch(() => {});
    // Random pauses, so that clients do not reconnect at once after a restart of the server.
    await sleep(pause * (0.5 + Math.random()), signal);
    pause = Math.min(2 * pause, longestPauseMilliseconds);
  }
}

async function readStream(signal: AbortSignal, setPause: (milliseconds: number) => void): Promise<void> {
  const reading = new AbortController();
  signal.addEventListener("abort", () => reading.abort(), { once: true });
  // Loaded on demand: only logged-in people need it, and no screen waits for it.
  const { createParser, readEvent, streamEvents } = await import("./read-events.ts");
  const body = await callStream(streamEvents, { signal: reading.signal, lastEventId });
  if (!body) return;
  const parser = createParser({
    // A server with many streams asks for a longer pause.
    onRetry: setPause,
    onEvent({ id, event, data }) {
      lastEventId = id ?? lastEventId;
      // Newer tabs use all allowed streams: reconnecting at once would close one of their streams.
      if (event === "replaced") setPause(longestPauseMilliseconds);
      else if (event !== "ready") publish(readEvent(data));
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let watch = setTimeout(() => reading.abort(), silenceMilliseconds);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(watch);
      watch = setTimeout(() => reading.abort(), silenceMilliseconds);
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(watch);
  }
}

function publish(event: LiveEvent | undefined): void {
  if (event) for (const listener of listeners) listener(event);
  else countIgnored();
}

/** Counts unreadable events in the page, for developers who look for the reason of missing updates. */
function countIgnored(): void {
  const { dataset } = document.documentElement;
  dataset.ignoredEvents = String(Number(dataset.ignoredEvents ?? 0) + 1);
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
