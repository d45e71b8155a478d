import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import type { FakedReply } from "../faked-server.ts";
import { jobId } from "../job-replies.ts";
import { findButton } from "../screen-person.ts";
import { wait } from "../screen-reading.ts";

let writer: WritableStreamDefaultWriter<Uint8Array>;

/** The stream of live events, which the test then writes. */
export function openEvents(): FakedReply {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  writer = events.writable.getWriter();
  return { stream: events.readable };
}

/** Another handyman takes the offer while its screen is open. */
export async function closeOffer(): Promise<void> {
  await wait(() => findButton("I Agree & Continue"), "offer");
  const event: LiveEvent = { kind: "job-taken", subjectId: jobId, at: new Date().toISOString() };
  const bytes = new TextEncoder().encode(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
  // An event before the screen has subscribed does not reach it.
  await wait(() => {
    void writer.write(bytes);
    return !findButton("I Agree & Continue");
  }, "closed offer");
}
