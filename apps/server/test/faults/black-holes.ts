import { once } from "node:events";
import { type AddressInfo, createServer, Socket } from "node:net";
import { onTestFinished } from "vitest";
import { spawnProgram } from "../child-programs.ts";

/** What a store sends before it stops replying. */
const beginnings = {
  nothing: "",
  "half a reply": "HTTP/1.1 200 OK\r\ncontent-length: 100000\r\ncontent-type: image/jpeg\r\n\r\nhalf",
};
export type Beginning = keyof typeof beginnings;

export interface BlackHole {
  port: number;
  /** Resolves when a client waits for a reply. */
  isAwaited: Promise<unknown>;
}

/** An endpoint that accepts connections and requests, and never replies. */
export async function openSilentEndpoint(beginning: Beginning): Promise<BlackHole> {
  const sockets = new Set<Socket>();
  const asked = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => socket.write(beginnings[beginning], () => asked.resolve()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, isAwaited: asked.promise };
}

const stopped = `require("node:net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, function () {
  process.stdout.write(this.address().port + "\\n"); process.kill(process.pid, "SIGSTOP"); })`;
/** Linux completes one connection more than the length of the queue. */
const queuedMax = 2;

/** An endpoint that does not accept connections: a stopped program with a full connection queue. */
export async function openUnreachableEndpoint(): Promise<BlackHole> {
  const program = spawnProgram(["-e", stopped], {});
  const port = await new Promise<number>((resolve) => program.stdout.once("data", (text) => resolve(Number(text))));
  const fillers = Array.from({ length: queuedMax }, () =>
    new Socket().on("error", () => {}).connect(port, "127.0.0.1"),
  );
  onTestFinished(() => {
    for (const filler of fillers) filler.destroy();
    program.kill("SIGKILL");
  });
  await Promise.all(fillers.map((filler) => once(filler, "connect")));
  return { port, isAwaited: Promise.resolve() };
}
