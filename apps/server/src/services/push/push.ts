import type { Database } from "../../database/database.ts";
import type { Clock } from "../clock.ts";
import type { FileCipher } from "../files/file-cipher.ts";
import { type PushKeys, readOrMakePushKeys, toPushKeys } from "./push-keys.ts";
import { isPushService } from "./push-services.ts";

/** A browser's address at its push service, with the keys that encrypt messages for it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushOptions {
  /** How long the push service keeps the message for a device that is off. */
  ttlSeconds: number;
  urgency: "high" | "normal";
  /** At most 32 characters of base64url. A message replaces an undelivered one with the same topic. */
  topic: string;
}

/** `gone`: the browser has ended its subscription. `busy`: a retry may succeed. `refused`: it cannot. */
export type PushOutcome = "accepted" | "gone" | "busy" | "refused";

/** Sends push messages to browsers (Web Push, RFC 8030 and 8291). */
export interface Push {
  /** The key with which browsers subscribe, in base64url. */
  getPublicKey(): Promise<string>;
  /** Whether messages may be sent to this address. */
  takes(endpoint: string): boolean;
  /** Encrypts and sends a message. Never throws for what the push service does. */
  send(address: PushAddress, message: string, options: PushOptions): Promise<PushOutcome>;
}

export interface PushServiceSettings {
  /** Undefined: the key pair in the database. */
  vapidPrivateKey: string | undefined;
  /** An address by which push services reach the operator. Undefined: the portal's address or its mail sender. */
  vapidSubject: string | undefined;
  /** A stand-in for push services, for trials and tests. */
  pushServiceUrl: string | undefined;
  publicUrl: string;
  mailFrom: string;
}

const replyMilliseconds = 10_000;
const goneStatuses = new Set([404, 410]);
/** Client errors after which a retry may succeed: time-out and too many requests. */
const passingStatuses = new Set([408, 429]);

function findSubject({ vapidSubject, publicUrl, mailFrom }: PushServiceSettings): string {
  if (vapidSubject) return vapidSubject;
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${mailFrom.slice(mailFrom.lastIndexOf("<") + 1).replace(">", "")}`;
}

const judge = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return "accepted";
  if (goneStatuses.has(status)) return "gone";
  return status >= 500 || passingStatuses.has(status) ? "busy" : "refused";
};

/** The portal always can send push messages: without a set key it makes its own. */
export function openPush(
  settings: PushServiceSettings,
  ground: { db: Database; clock: Clock; cipher: FileCipher },
): Push {
  const { vapidPrivateKey, pushServiceUrl } = settings;
  const trialOrigin = pushServiceUrl && new URL(pushServiceUrl).origin;
  const subject = findSubject(settings);
  let keys: Promise<PushKeys> | undefined;
  const getKeys = (): Promise<PushKeys> => {
    keys ??= vapidPrivateKey
      ? Promise.resolve(toPushKeys(Buffer.from(vapidPrivateKey, "base64url")))
      : readOrMakePushKeys(ground.db, ground);
    // A failed reading is tried again by the next caller.
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  const takes = (endpoint: string) => isPushService(endpoint, trialOrigin);
  return {
    getPublicKey: async () => (await getKeys()).publicKey,
    takes,
    async send({ endpoint, p256dh, auth }, message, { ttlSeconds, urgency, topic }) {
      if (!takes(endpoint)) return "gone";
      const vapidDetails = { subject, ...(await getKeys()) };
      // Imported at the first message, because most starts send none.
      const { default: webPush } = await import("web-push");
      const options = { vapidDetails, TTL: ttlSeconds, urgency, topic };
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, options);
      try {
        const response = await fetch(endpoint, {
          method: "POST",
          headers: writeHeaders(headers),
          body: new Uint8Array(body),
          signal: AbortSignal.timeout(replyMilliseconds),
          // A push service never redirects. Followed, a redirect could lead to the portal's own network.
          redirect: "error",
        });
        await response.body?.cancel();
        return judge(response.status);
      } catch {
        return "busy";
      }
    },
  };
}

/** Without the length, which `fetch` counts itself. */
const writeHeaders = (headers: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (name === "Content-Length" ? [] : [[name, String(value)]]));
