import { type AddressInfo, createServer, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { spawnProgram } from "../child-programs.ts";

/** What a store says before it falls silent. */
const beginnings = {
  nothing: "",
  "half a reply": "HTTP/1.1 200 OK\r\ncontent-length: 100000\r\ncontent-type: image/jpeg\r\n\r\nhalf",
};
export type Beginning = keyof typeof beginnings;

/** An endpoint that takes connections and requests, and then says no more. Returns its port. */
export async function openSilentEndpoint(beginning: Beginning): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => socket.write(beginnings[beginning]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const stopped = `require("node:net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, function () {
  process.stdout.write(this.address().port + "\\n"); process.kill(process.pid, "SIGSTOP"); })`;

/** An endpoint whose machine does not even take connections: a program that was stopped, and whose queue of them is full. */
export async function openUnreachableEndpoint(): Promise<number> {
  const program = spawnProgram(["-e", stopped], {});
  const port = await new Promise<number>((resolve) => program.stdout.once("data", (text) => resolve(Number(text))));
  const fillers = Array.from({ length: 6 }, () => new Socket().on("error", () => {}).connect(port, "127.0.0.1"));
  onTestFinished(() => {
    for (const filler of fillers) filler.destroy();
    program.kill("SIGKILL");
  });
  await pause(500);
  return port;
}
