import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { readSession } from "../person/session.ts";
import { callStream } from "./call-api.ts";

type Listener = (event: LiveEvent) => void;

const firstPauseMilliseconds = 1_000;
const longestPauseMilliseconds = 60_000;
/** The server says something every 15 seconds; a connection that is silent for longer is dead, whatever the network says. */
const silenceMilliseconds = 40_000;

const listeners = new Set<Listener>();
let lastEventId: string | undefined;
let stream: AbortController | undefined;

/**
 * Subscribes to what happens to the person who is logged in; the returned function unsubscribes. All subscribers of a tab share one stream. It stands only while
 * the page is seen and the network is there, and goes on where it was left.
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
  // The next person to log in has a history of their own.
  lastEventId = undefined;
}

function followPage(): void {
  const isWanted = document.visibilityState === "visible" && navigator.onLine;
  if (!isWanted) stopStream();
  else if (!stream) {
    stream = new AbortController();
    void keepReading(stream.signal);
  }
}

function stopStream(): void {
  stream?.abort();
  stream = undefined;
}

/** Opens the stream again whenever it ends, with growing pauses as long as nothing comes of it. */
async function keepReading(signal: AbortSignal): Promise<void> {
  let pause = firstPauseMilliseconds;
  const setPause = (milliseconds: number) => {
    pause = milliseconds;
  };
  while (!signal.aborted && readSession()) {
    await readOnce(signal, setPause).catch(() => {});
    // Not all at the same moment after a restart of the server.
    await sleep(pause * (0.5 + Math.random()), signal);
    pause = Math.min(2 * pause, longestPauseMilliseconds);
  }
}

async function readOnce(signal: AbortSignal, setPause: (milliseconds: number) => void): Promise<void> {
  const reading = new AbortController();
  signal.addEventListener("abort", () => reading.abort(), { once: true });
  // Only people who are logged in need these, and no screen waits for them.
  const { createParser, readEvent, streamEvents } = await import("./read-events.ts");
  const body = await callStream(streamEvents, { signal: reading.signal, lastEventId });
  if (!body) return;
  const parser = createParser({
    onEvent({ id, event, data }) {
      lastEventId = id ?? lastEventId;
      if (event === "ready") setPause(firstPauseMilliseconds);
      // Newer tabs have all the streams that there are: coming back at once would take one of theirs.
      else if (event === "replaced") setPause(longestPauseMilliseconds);
      else publish(readEvent(data));
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

/** For those who look into a page that does not follow: how many events it could not read. */
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
