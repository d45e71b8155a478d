import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Messages of a client that make PostgreSQL run a statement: a simple query, and the execution of a prepared one. */
const running = new Set(["Q".charCodeAt(0), "E".charCodeAt(0)]);
const headBytes = 5;

/** Counts the statements in what a client sends. Each chunk may begin and end anywhere in a message. */
function makeCounter(onStatement: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  // The first message has a length and no type.
  let typeBytes = 0;
  const findSize = () =>
    rest.length < headBytes ? Number.POSITIVE_INFINITY : typeBytes + rest.readUInt32BE(typeBytes);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let size = findSize(); rest.length >= size; size = findSize()) {
      if (typeBytes > 0 && running.has(rest[0] ?? 0)) onStatement();
      typeBytes = 1;
      rest = rest.subarray(size);
    }
  };
}

/** A proxy between a portal and its database that counts statements. */
export interface CountLine {
  url: string;
  /** The number of statements until now. */
  count(): number;
  stop(): Promise<void>;
}

/** @param databaseUrl may name the folder of a socket as `host` */
export async function startCountLine(databaseUrl: string): Promise<CountLine> {
  const target = new URL(databaseUrl);
  const port = Number(target.port || "5432");
  const socketFolder = target.searchParams.get("host");
  const sockets = new Set<Socket>();
  let statements = 0;
  const server = createServer((client) => {
    const database = socketFolder ? connect(`${socketFolder}/.s.PGSQL.${port}`) : connect(port, target.hostname);
    const count = makeCounter(() => void statements++);
    client.on("data", count);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          client.destroy();
          database.destroy();
          sockets.delete(socket);
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    count: () => statements,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
