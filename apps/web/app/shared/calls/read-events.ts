import { LiveEvent } from "@hunarmand/api/notices/live-events";

/** Reads the stream of events. Loaded with the first subscriber. */
export { streamEvents } from "@hunarmand/api/notices/delivery";
export { createParser } from "eventsource-parser";

/** Returns undefined for an event of a newer server or a garbled one: neither may end the stream. */
export function readEvent(data: string): LiveEvent | undefined {
  try {
    return LiveEvent.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}
