const keyBytes = 16;

/** An Idempotency-Key. Not crypto.randomUUID: a phone that opens the portal over plain http has none. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
