import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { SignJWT } from "jose";

const secret = "the secret that gateway and portal share";

/** How the stand-in treats the next sessions: `dropping` books the session and then loses the line. */
export type GatewayMood = "accepting" | "declining" | "slow" | "dropping" | "broken";

export interface GatewaySession {
  reference: string;
  amountPaisa: number;
  status: "open" | "approved" | "declined" | "expired";
}

export interface GatewayRefund {
  reference: string;
  charge: string;
  amountPaisa: number;
}

/** A stand-in for the HTTP API of a card gateway with a payment page (decision 042), on a free port. */
export async function startCardGateway() {
  const sessions = new Map<string, GatewaySession>();
  const received: string[] = [];
  const refunds = new Map<string, GatewayRefund>();
  const gateway = { mood: "accepting" as GatewayMood };

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as GatewaySession;
    received.push(JSON.stringify(body));
    if (gateway.mood === "broken") return reply(response, 500, { oops: true });
    if (gateway.mood === "declining") return reply(response, 402, { code: "do-not-honour" });
    const { reference, amountPaisa } = body;
    if (!sessions.has(reference)) sessions.set(reference, { reference, amountPaisa, status: "open" });
    if (gateway.mood === "dropping") return void response.destroy();
    if (gateway.mood === "accepting")
      reply(response, 201, { status: "open", pageUrl: `${address()}/pay/${reference}` });
  }

  /** Never more of a charge than was approved, and a reference once. */
  async function refund(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as GatewayRefund;
    if (gateway.mood === "broken") return reply(response, 500, { oops: true });
    if (gateway.mood === "declining") return reply(response, 402, { code: "refund-window-over" });
    const { reference, charge, amountPaisa } = body;
    const before = [...refunds.values()].filter((each) => each.charge === charge && each.reference !== reference);
    const left = (sessions.get(charge)?.amountPaisa ?? 0) - before.reduce((sum, each) => sum + each.amountPaisa, 0);
    if (amountPaisa > left) return reply(response, 402, { code: "too-much" });
    refunds.set(reference, { reference, charge, amountPaisa });
    if (gateway.mood === "dropping") return void response.destroy();
    if (gateway.mood === "accepting") reply(response, 201, { status: "refunded" });
  }

  const server = createServer((request, response) => {
    const { authorization = "" } = request.headers;
    const expected = `Basic ${Buffer.from(`merchant:${secret}`).toString("base64")}`;
    if (authorization !== expected) return reply(response, 401, {});
    if (request.method === "POST") return void (request.url === "/refunds" ? refund : open)(request, response);
    const session = sessions.get(request.url?.split("/").at(-1) ?? "");
    return session
      ? reply(response, 200, { status: session.status, brand: "Visa", lastFour: "4242" })
      : reply(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: address().replace("//", `//merchant:${encodeURIComponent(secret)}@`),
    gateway,
    sessions,
    refunds,
    /** Every body it was sent. */
    received,
    /** What the payer does on the gateway's page. */
    end(reference: string, status: GatewaySession["status"]): void {
      const session = sessions.get(reference);
      if (!session) throw new Error("no such session");
      session.status = status;
    },
    /** The gateway's signed word on a session. */
    notice: (claims: Record<string, unknown>, { now, key = secret }: { now: Date; key?: string }): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .setAudience("hunarmand-portal")
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + 300_000))
        .sign(new TextEncoder().encode(key)),
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
