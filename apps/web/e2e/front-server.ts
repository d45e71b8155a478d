import { createServer, type IncomingMessage, request as requestFrom, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server before the portal that plays another version of it. */
export interface FrontServer {
  address: string;
  /** The version of the service worker that it sends. A page reads it with `readVersion`. */
  version: number;
  /** Whether calls that change something are cut off before they reach the portal. */
  isCuttingWrites: boolean;
  /** Paths whose replies no schema of the page accepts, as those of another version. */
  unknownReplies: RegExp | undefined;
  stop: () => Promise<void>;
}

/** What a build adds to its service worker here. The rest is the same: only the bytes decide what a browser takes as new. */
const writeVersion = (version: number) => `
self.addEventListener("message", ({ data, ports }) => data.kind === "version" && ports[0].postMessage(${version}));`;

/** Starts it on a free port, before the portal at this address. */
export async function startFrontServer(portalAddress: string): Promise<FrontServer> {
  const server = createServer((request, response) => void reply(front, portalAddress, { request, response }));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const front: FrontServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    version: 1,
    isCuttingWrites: false,
    unknownReplies: undefined,
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
  return front;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

async function reply(front: FrontServer, portalAddress: string, { request, response }: Exchange): Promise<void> {
  const { url: path = "/", method } = request;
  const isCall = path.startsWith("/api/");
  if (front.isCuttingWrites && isCall && method !== "GET") return void request.socket.destroy();
  if (isCall && front.unknownReplies?.test(path)) {
    response.writeHead(200, { "content-type": "application/json" });
    return void response.end('"of another version"');
  }
  if (path !== "/sw.js") return pass(portalAddress, { request, response });
  const script = await (await fetch(portalAddress + path)).text();
  response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
  response.end(script + writeVersion(front.version));
}

function pass(portalAddress: string, { request, response }: Exchange): void {
  const { method, headers, url } = request;
  const passed = requestFrom(portalAddress + url, { method, headers }, (from) => {
    response.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(response);
  });
  // Either side may leave at any time, as with a stream of events.
  passed.on("error", () => response.destroy());
  response.on("close", () => passed.destroy());
  request.pipe(passed);
}

/** Returns the version of the service worker in charge of the page. Runs in the page. */
export async function readVersion(): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<number>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  navigator.serviceWorker.controller?.postMessage({ kind: "version" }, [port2]);
  return answer;
}
