import { setTimeout as pause } from "node:timers/promises";

/** One change that the client asks for. */
export interface Write {
  /** Unique in its fault. The stored row leads back to it. */
  name: string;
  /** Sends it once. Rejects if the connection is lost. */
  send(url: string): Promise<{ status: number; body: unknown }>;
}

/** What the client has seen until now. */
export interface Seen {
  acknowledged: string[];
  /** When each of them was, as `performance.now()`. */
  acknowledgedAt: number[];
  /** Tries that were refused or lost their connection. */
  failures: number;
  /** What the tries that failed got, each once. */
  reasons: Set<string>;
}

const senders = 8;
const retryMilliseconds = 50;
/** A key whose first try was cut off stays taken for a minute. The client does not wait for that. */
const runningTriesMax = 3;

const nameError = (error: unknown): string => {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return `${message} ${cause?.code ?? cause?.message ?? ""}`;
};

/** Sends writes as an honest client does: it repeats what was not acknowledged, and writes down what was. */
export class Client {
  readonly seen: Seen = { acknowledged: [], acknowledgedAt: [], failures: 0, reasons: new Set() };
  readonly #urls: readonly string[];
  readonly #waiting: (() => void)[] = [];
  #isDone = false;
  #next = 0;

  /** @param urls the portals; a try that fails is repeated at the next one */
  constructor(...urls: string[]) {
    this.#urls = urls;
  }

  /** Sends all, several at once, each until it is acknowledged or in doubt: the portal says that it cannot know whether it was done. */
  async writeAll(writes: readonly Write[]): Promise<void> {
    const left = [...writes];
    const sendNext = async () => {
      for (let write = left.shift(); write; write = left.shift()) await this.#sendUntilSettled(write);
    };
    try {
      await Promise.all(Array.from({ length: senders }, sendNext));
    } finally {
      this.stop();
    }
  }

  /** Repeats nothing from now on. */
  stop(): void {
    this.#isDone = true;
    this.#tell();
  }

  /** Waits until the client has seen this. @throws Error if all its writes are settled before: the fault came too late */
  async until(isReached: (seen: Seen) => boolean): Promise<void> {
    while (!isReached(this.seen)) {
      if (this.#isDone) throw new Error("the load ended before the fault");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async #sendUntilSettled(write: Write): Promise<void> {
    for (let runningTries = 0; runningTries < runningTriesMax && !this.#isDone; ) {
      const url = this.#urls[this.#next++ % this.#urls.length] ?? "";
      const reply = await write.send(url).catch((error: unknown) => void this.seen.reasons.add(nameError(error)));
      if (reply && reply.status < 300) {
        this.seen.acknowledged.push(write.name);
        this.seen.acknowledgedAt.push(performance.now());
        return this.#tell();
      }
      const code = (reply?.body as { code?: string } | undefined)?.code;
      this.seen.failures++;
      if (reply) this.seen.reasons.add(`${reply.status} ${code}`);
      this.#tell();
      if (code === "idempotency-unknown") return;
      if (code === "idempotency-running") runningTries++;
      else if (reply && reply.status !== 503) throw new Error(`${write.name}: ${reply.status} ${code}`);
      await pause(retryMilliseconds);
    }
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
