import type { PassThrough } from "node:stream";
import { runApart } from "../../services/live/wake-ups.ts";

/** A client that reads slower than events come is cut off; missed events are sent again when it comes back. */
const unreadBytesMax = 1024 * 1024;
const retryMilliseconds = 1_000;
/** A comment: it keeps proxies from taking the connection for dead, and says nothing. */
const heartbeat = ":\n\n";

interface GuardedStream {
  /** Sends the text once it is sure that the session still stands; an empty one only asks for that. */
  send(text: string): void;
  /** Shows that the connection stands, and ends it where the session has ended. */
  beat(): void;
}

/**
 * A stream that ends with its session before anything more is sent. While the database is away nobody knows whether the session still stands:
 * what is to be sent waits, and the stream stays.
 * @param isStillIn throws where nobody knows
 */
export function guardStream(stream: PassThrough, isStillIn: () => Promise<boolean>): GuardedStream {
  let waiting: string[] = [];
  let isSending = false;
  let retry: NodeJS.Timeout | undefined;

  const sendWaiting = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    clearTimeout(retry);
    while (waiting.length > 0 && stream.writable) {
      // What comes while this is looked up waits for a look of its own.
      const batch = waiting;
      waiting = [];
      const isIn = await isStillIn().catch(() => undefined);
      if (isIn === false) stream.end();
      else if (isIn === undefined) {
        waiting = [...batch, ...waiting];
        retry = setTimeout(sendWaiting, retryMilliseconds).unref();
        break;
      } else if (stream.writable) stream.write(batch.join(""));
    }
    isSending = false;
  };
  const send = (text: string): void => {
    waiting.push(text);
    const unreadBytes = waiting.reduce((sum, { length }) => sum + length, stream.writableLength);
    if (unreadBytes > unreadBytesMax) stream.destroy();
    else void runApart(sendWaiting);
  };
  stream.once("close", () => clearTimeout(retry));
  return {
    send,
    beat: () => {
      if (stream.writable) stream.write(heartbeat);
      send("");
    },
  };
}
