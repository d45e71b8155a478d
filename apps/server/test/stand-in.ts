import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** How a stand-in treats requests: `dropping` handles them and closes the connection without a reply, `hanging` never replies. */
export type Behaviour = "accepting" | "declining" | "dropping" | "hanging" | "broken";

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

export interface Answer {
  status: number;
  json: unknown;
}

/** Starts a stand-in for another company's HTTP server, on a free port. `reply` handles the requests; `behaviour` sets the faults. */
export async function startStandIn(reply: (asked: Asked, behaviour: Behaviour) => Answer) {
  const standIn = { behaviour: "accepting" as Behaviour, asked: [] as Asked[] };
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const sent = await text(request);
    const body = sent === "" ? {} : (JSON.parse(sent) as Record<string, unknown>);
    const asked = { method, path: url, headers, body };
    standIn.asked.push(asked);
    if (standIn.behaviour === "broken") return end(response, { status: 500, json: { oops: true } });
    const answer = reply(asked, standIn.behaviour);
    if (standIn.behaviour === "dropping") return void response.destroy();
    if (standIn.behaviour !== "hanging") end(response, answer);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(standIn, { host: `127.0.0.1:${portOf(server)}`, stop: () => stop(server) });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

function end(response: ServerResponse, { status, json }: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
}
