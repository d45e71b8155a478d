import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";
const secretBytes = 32;

export const makeWebhookSecret = (): string => prefix + randomBytes(secretBytes).toString("base64");

export interface SignedMessage {
  id: string;
  /** When it is sent: the receiver refuses an old one, so that nobody can repeat it. */
  at: Date;
  body: string;
}

/** Returns the headers of the Standard Webhooks specification, version 1. */
export function signWebhook(secret: string, { id, at, body }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Hunarmand-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
