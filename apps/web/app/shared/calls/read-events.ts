import { LiveEvent } from "@hunarmand/api/notices/live-events";

/** What reading the stream of events takes, loaded once somebody follows it. */
export { streamEvents } from "@hunarmand/api/notices/delivery";
export { createParser } from "eventsource-parser";

/** Nothing of what a newer server names and this page does not know, or a proxy has garbled: neither may end the stream. */
export function readEvent(data: string): LiveEvent | undefined {
  try {
    return LiveEvent.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}
