import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import pg from "pg";

/** A connection that dies while it is in use rejects its statements. Its error event must not end the process. */
export class QuietClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings);
    this.on("error", () => {});
  }
}

/** Sends statements without waiting for the replies to the earlier ones. */
export class PipelinedClient extends QuietClient {
  /** Statements that are sent between `cork` and `uncork` leave in one packet. */
  readonly socket: Duplex;

  constructor(settings: pg.ClientConfig = {}) {
    const socket = settings.stream?.() ?? new Socket();
    // A pool hides its password from copies.
    super({ ...settings, password: settings.password, pipeline: true, stream: () => socket });
    this.socket = socket;
  }
}
