import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** How the line treats its traffic. */
interface Line {
  isCut: boolean;
  isFrozen: boolean;
  delayMilliseconds: number;
  /** Cuts a connection that has sent this text, between its next COMMIT and the reply. */
  losesCommitOf: string | undefined;
}

/** The client's simple query `commit`, as PostgreSQL's protocol writes it. */
const commit = Buffer.from("commit\0");

/** A proxy between a server process and its database, on a free port. A test can cut, freeze and slow it. */
export async function startDatabaseLine(databaseUrl: string) {
  const line: Line = { isCut: false, isFrozen: false, delayMilliseconds: 0, losesCommitOf: undefined };
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];

  /** A frozen line forwards nothing, not even the end of a connection. */
  const deliver = (what: () => void): void => {
    if (line.isFrozen) held.push(what);
    else what();
  };

  function carry(from: Socket, to: Socket, onData: (chunk: Buffer) => void): void {
    sockets.add(from);
    from.on("data", (chunk: Buffer) => {
      const write = () =>
        deliver(() => {
          to.write(chunk);
          onData(chunk);
        });
      if (line.delayMilliseconds === 0) write();
      else setTimeout(write, line.delayMilliseconds);
    });
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      deliver(() => void to.destroy());
    });
  }

  const server = createServer((client) => {
    if (line.isCut) return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    let isMarked = false;
    carry(client, database, (chunk) => {
      if (line.losesCommitOf === undefined) return;
      isMarked ||= chunk.includes(line.losesCommitOf);
      if (!isMarked || !chunk.includes(commit)) return;
      line.losesCommitOf = undefined;
      database.removeAllListeners("data").once("data", () => client.destroy());
    });
    carry(database, client, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    /** Ends all connections and refuses new ones. */
    cut(): void {
      line.isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Keeps connections open and accepts new ones, but forwards nothing. */
    freeze(): void {
      line.isFrozen = true;
    },
    /** Drops all connections silently; new ones work. */
    forget(): void {
      for (const socket of sockets) socket.removeAllListeners("data").pause();
    },
    slowDown(delayMilliseconds: number): void {
      line.delayMilliseconds = delayMilliseconds;
    },
    /** The next transaction with this text is committed, but its reply is lost. */
    loseCommitOf(mention: string): void {
      line.losesCommitOf = mention;
    },
    /** Repairs the line. Forwards what a freeze has held. */
    mend(): void {
      Object.assign(line, { isCut: false, isFrozen: false, delayMilliseconds: 0, losesCommitOf: undefined });
      const late = held;
      held = [];
      for (const deliverNow of late) deliverNow();
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type DatabaseLine = Awaited<ReturnType<typeof startDatabaseLine>>;
