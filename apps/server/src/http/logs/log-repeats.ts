import type { Logger, LoggerOptions } from "pino";

const pauseMilliseconds = 1_000;
const warnLevel = 40;

interface Options {
  nameFailure(error: Error): string | undefined;
  /** Returns the same key for failures with the same cause. */
  keyOf(error: Error): string;
}

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;
type Write = (more: object) => void;

/** A failure of the last second: how often it was repeated since, and how to write its latest line. */
interface Held {
  repeated: number;
  write: Write;
}

const errorOf = (details: unknown): Error | undefined => {
  if (details instanceof Error) return details;
  const isWithError = typeof details === "object" && details !== null && "err" in details;
  return isWithError && details.err instanceof Error ? details.err : undefined;
};

/**
 * Limits repeated lines: if the database or file store is unreachable, every call fails. The first line of a cause is written at once, then
 * at most one a second with the number `repeated` since. Lines below a warning or without an error are not limited.
 */
export function limitRepeats({ nameFailure, keyOf }: Options): LogMethod {
  const held = new Map<string, Held>();

  function writeOrHold(key: string, write: Write): void {
    const before = held.get(key);
    if (before) {
      held.set(key, { repeated: before.repeated + 1, write });
      return;
    }
    write({});
    pauseAfter(key, write);
  }

  function pauseAfter(key: string, write: Write): void {
    held.set(key, { repeated: 0, write });
    const timer = setTimeout(() => {
      const { repeated, write: writeLatest } = held.get(key) ?? { repeated: 0, write };
      held.delete(key);
      if (repeated === 0) return;
      writeLatest({ repeated });
      pauseAfter(key, writeLatest);
    }, pauseMilliseconds);
    timer.unref();
  }

  return function logMethod(this: Logger, args, method, level) {
    const [details, text, ...rest] = args as [unknown, string | undefined, ...unknown[]];
    const error = errorOf(details);
    if (!error || level < warnLevel) return method.apply(this, args);
    const failure = nameFailure(error);
    const named = [text ?? error.message, failure].filter(Boolean).join(": ");
    const fields = details instanceof Error ? { err: details } : (details as object);
    writeOrHold(`${level} ${text} ${keyOf(error)}`, (more) =>
      method.apply(this, [{ ...fields, ...more }, named, ...rest] as unknown as typeof args),
    );
  };
}
