import type { PassThrough } from "node:stream";
import { runApart } from "../../services/live/wake-ups.ts";

/** A client that reads too slowly is disconnected. Missed events are sent again when it reconnects. */
const unreadBytesMax = 1024 * 1024;
const retryMilliseconds = 1_000;
/** A comment without content, so that proxies do not close an idle connection. */
const heartbeat = ":\n\n";

interface GuardedStream {
  /** Sends the text after checking that the session is open. An empty text only runs the check. */
  send(text: string): void;
  /** Sends a heartbeat, and ends the stream if the session has ended. */
  beat(): void;
}

/**
 * A stream that ends with its session, before anything more is sent. While the database is unreachable the session cannot be checked: texts
 * wait, and the stream stays open.
 * @param isStillIn throws if the session cannot be checked
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
      // Texts that arrive during this check wait for the next check.
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
