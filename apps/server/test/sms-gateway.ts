import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** How the stand-in treats the next messages: `losing` accepts them, and closes the connection without a reply. */
export type SmsBehaviour = "accepting" | "refusing" | "busy" | "hanging" | "losing";

export interface SentText {
  id: string;
  to: string;
  text: string;
}

/** Starts a stand-in for a gateway of text messages, on a free port. */
export async function startSmsGateway() {
  const received: SentText[] = [];
  const gateway = { behaviour: "accepting" as SmsBehaviour };
  const expected = `Basic ${Buffer.from("portal:a secret").toString("base64")}`;
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== expected) return response.writeHead(401).end();
    const text = (await json(request)) as SentText;
    if (gateway.behaviour === "hanging") return undefined;
    if (gateway.behaviour === "refusing") return response.writeHead(422).end("no such number");
    if (gateway.behaviour === "busy") return response.writeHead(429).end();
    // A gateway recognises a repeated message by its id.
    if (!received.some(({ id }) => id === text.id)) received.push(text);
    if (gateway.behaviour === "losing") return response.destroy();
    return response.writeHead(202).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://portal:${encodeURIComponent("a secret")}@127.0.0.1:${port}/messages?sender=Hunarmand`,
    received,
    setBehaviour: (behaviour: SmsBehaviour) => {
      gateway.behaviour = behaviour;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}
