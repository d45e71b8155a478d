import { expect } from "vitest";
import type { Person, Portal } from "./portal.ts";

/**
 * Opens the person's stream of events on the server at this address. `text()` returns what has arrived so far, `isOver()` whether the
 * server has ended the stream.
 */
export async function openEventStream(
  portal: Portal,
  { address, person, headers }: { address: string; person: Person; headers?: Record<string, string> },
) {
  const leave = new AbortController();
  const response = await fetch(`${address}/api/events`, {
    headers: { ...(await portal.headersOf(person)), ...headers },
    signal: leave.signal,
  });
  let [text, isOver] = ["", false];
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    isOver = true;
  };
  read().catch(() => {});
  await expect.poll(() => text).toContain("event: ready");
  return { response, text: () => text, isOver: () => isOver, leave: () => leave.abort() };
}
