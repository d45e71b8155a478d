import { createECDH, createPublicKey, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type PushMessage, readPushMessage } from "@hunarmand/api/notices/push-message";
import { decrypt } from "http_ece";
import { jwtVerify } from "jose";

/** What the stand-in replies: `gone` ends the subscription, `busy` asks for a later try. */
export type PushBehaviour = "accepting" | "gone" | "busy" | "refusing";

const statuses: Record<PushBehaviour, number> = { accepting: 201, gone: 410, busy: 503, refusing: 400 };

export interface PushedMessage {
  path: string;
  /** As the browser decrypts it. */
  text: string;
  message: PushMessage | undefined;
  ttlSeconds: number;
  urgency: string;
  topic: string;
  /** The public key whose signature is right. */
  signedBy: string;
  subject: string | undefined;
}

/** A browser's subscription: its address, and the keys of which the server gets the public ones. */
interface Browser {
  path: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  ecdh: ReturnType<typeof createECDH>;
}

const curve = "prime256v1";

/** Checks the signature of VAPID (RFC 8292) as a push service does. */
async function readSignature(headers: IncomingHttpHeaders, audience: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  const point = Buffer.from(key, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url") };
  const format = "jwk" as const;
  const publicKey = createPublicKey({ key: { ...jwk, y: point.subarray(33).toString("base64url") }, format });
  const { payload } = await jwtVerify(token, publicKey, { audience, algorithms: ["ES256"] });
  return { signedBy: key, subject: payload.sub };
}

/** The subscription of a browser of which no message is read, at a push service that the portal takes. */
export function makeSubscription() {
  const p256dh = createECDH(curve).generateKeys("base64url");
  const keys = { p256dh, auth: randomBytes(16).toString("base64url") };
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys };
}

/** Starts a stand-in for a push service (RFC 8030, 8291 and 8292), on a free port of this machine. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const received: PushedMessage[] = [];
  const service = { behaviour: "accepting" as PushBehaviour, behaviours: new Map<string, PushBehaviour>(), origin: "" };
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const browser = browsers.get(path);
    const behaviour = service.behaviours.get(path) ?? service.behaviour;
    if (!browser) return response.writeHead(404).end();
    const signature = await readSignature(request.headers, service.origin).catch(() => undefined);
    if (!signature) return response.writeHead(403).end();
    const body = await buffer(request);
    if (behaviour !== "accepting") return response.writeHead(statuses[behaviour]).end();
    const { auth } = browser.subscription.keys;
    const text = decrypt(body, { version: "aes128gcm", privateKey: browser.ecdh, authSecret: auth }).toString();
    const { ttl, urgency, topic } = request.headers;
    const rest = { ttlSeconds: Number(ttl), urgency: String(urgency), topic: String(topic) };
    received.push({ path, text, message: readPushMessage(text), ...rest, ...signature });
    return response.writeHead(statuses.accepting).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: service.origin,
    received,
    /** Makes the subscription of a browser. */
    makeBrowser: (): Browser => {
      const ecdh = createECDH(curve);
      const keys = { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
      const path = `/push/${randomUUID()}`;
      const browser = { path, subscription: { endpoint: `${service.origin}${path}`, keys }, ecdh };
      browsers.set(path, browser);
      return browser;
    },
    /** For all browsers, or for one. */
    setBehaviour: (behaviour: PushBehaviour, path?: string) => {
      if (path) service.behaviours.set(path, behaviour);
      else service.behaviour = behaviour;
    },
    reset: () => {
      received.length = 0;
      service.behaviour = "accepting";
      service.behaviours.clear();
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}
