import pg from "pg";

const firstPauseMilliseconds = 250;
const longestPauseMilliseconds = 5_000;

/** Subscribes to a channel. The returned function unsubscribes. */
export type Listen = (channel: string, onNotice: () => void) => Promise<() => Promise<void>>;

/**
 * Listens on a dedicated connection, because a pool would lend it to others, and reconnects until it succeeds. Each connect calls
 * `onNotice`, because notices may have been missed before.
 */
export function listenOnPostgres(
  connection: pg.ClientConfig,
  channel: string,
  onNotice: () => void,
): () => Promise<void> {
  let isOver = false;
  let pauseMilliseconds = firstPauseMilliseconds;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  const open = async (): Promise<void> => {
    const opening = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 4_000 });
    client = opening;
    opening.on("error", () => {});
    opening.once("end", openLater);
    opening.on("notification", onNotice);
    try {
      await opening.connect();
      await opening.query(`listen ${pg.escapeIdentifier(channel)}`);
      pauseMilliseconds = firstPauseMilliseconds;
      onNotice();
    } catch {
      // A connection that was never established ends silently.
      await opening.end().catch(() => {});
      openLater();
    }
  };
  const openLater = (): void => {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(open, pauseMilliseconds).unref();
    pauseMilliseconds = Math.min(2 * pauseMilliseconds, longestPauseMilliseconds);
  };

  void open();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
