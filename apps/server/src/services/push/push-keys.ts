import { createECDH } from "node:crypto";
import type { Database } from "../../database/database.ts";
import type { Clock } from "../clock.ts";
import type { FileCipher } from "../files/file-cipher.ts";

const curve = "prime256v1";
const privateKeyBytes = 32;
const sealedName = "push-key";

/** A key pair of VAPID (RFC 8292), both in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** @throws Error if it is no private key of P-256 */
export function toPushKeys(privateKey: Buffer): PushKeys {
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(privateKey);
  return { publicKey: ecdh.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

export function isPushKey(text: string): boolean {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== privateKeyBytes || bytes.toString("base64url") !== text) return false;
  try {
    return toPushKeys(bytes).publicKey !== "";
  } catch {
    return false;
  }
}

/** Whether it is a point of P-256, uncompressed. A browser's key that is none could never encrypt a message. */
export function isPoint(text: string): boolean {
  try {
    const ecdh = createECDH(curve);
    ecdh.generateKeys();
    return ecdh.computeSecret(Buffer.from(text, "base64url")).length > 0;
  } catch {
    return false;
  }
}

function makePrivateKey(): Buffer {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  const bytes = ecdh.getPrivateKey();
  return Buffer.concat([Buffer.alloc(privateKeyBytes - bytes.length), bytes]);
}

/**
 * The key pair of this installation, made at its first use. It is in the database, so that all processes use the same one, on any folder
 * and machine (decision 2026-11-23-1730). It is encrypted with the secret of tokens and files.
 */
export async function readOrMakePushKeys(
  db: Database,
  { clock, cipher }: { clock: Clock; cipher: FileCipher },
): Promise<PushKeys> {
  const stored = await findSealedKey(db);
  if (stored) return toPushKeys(cipher.open(sealedName, Buffer.from(stored, "base64")));
  const made = makePrivateKey();
  const sealedPrivateKey = cipher.seal(sealedName, made).toString("base64");
  const row = { publicKey: toPushKeys(made).publicKey, sealedPrivateKey, createdAt: clock.now() };
  // Of two processes the first one wins, and both read what it has written.
  await db
    .insertInto("pushKeys")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readOrMakePushKeys(db, { clock, cipher });
}

const findSealedKey = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom("pushKeys").select("sealedPrivateKey").executeTakeFirst())?.sealedPrivateKey;
