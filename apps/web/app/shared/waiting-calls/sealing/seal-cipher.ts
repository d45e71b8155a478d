import type { WaitingCall } from "../waiting-call.ts";

/** A call that only the key of its account opens. */
export interface SealedCall {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

export interface SealKey {
  /** In the name of what the key seals. */
  tag: string;
  key: CryptoKey;
}

const ivBytes = 12;
/** The length of the text before the file. */
const headBytes = 4;

/** Plain http has no Web Crypto. */
export const canSeal = (): boolean => (crypto.subtle as SubtleCrypto | undefined) !== undefined;

/** Opens a key of the server: 32 bytes in base64url. */
export async function openSealKey(text: string): Promise<SealKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  return { key, tag: Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}

export async function sealCall({ key }: SealKey, call: WaitingCall): Promise<SealedCall> {
  const { file, ...rest } = call;
  const text = new TextEncoder().encode(
    JSON.stringify({ ...rest, file: file && { name: file.name, type: file.type } }),
  );
  const plain = new Uint8Array(headBytes + text.length + (file?.bytes.byteLength ?? 0));
  new DataView(plain.buffer).setUint32(0, text.length);
  plain.set(text, headBytes);
  if (file) plain.set(new Uint8Array(file.bytes), headBytes + text.length);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  return { iv, bytes: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain) };
}

/** @throws DOMException for bytes that were changed, or sealed by another key */
export async function unsealCall({ key }: SealKey, { iv, bytes }: SealedCall): Promise<WaitingCall> {
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes);
  const textEnd = headBytes + new DataView(plain).getUint32(0);
  const call = JSON.parse(new TextDecoder().decode(plain.slice(headBytes, textEnd))) as WaitingCall;
  return call.file ? { ...call, file: { ...call.file, bytes: plain.slice(textEnd) } } : call;
}
