import { useRef } from "react";
import { ApiError } from "./api-error.ts";

const keyBytes = 16;

/**
 * Sends a form's content under an Idempotency-Key. As long as nobody knows whether it arrived, the same content goes out
 * under the same key, so that a second try is not taken for a second message.
 */
export function useSendOnce() {
  const kept = useRef<{ content: string; key: string }>(undefined);
  return async <Body, Reply>(body: Body, send: (body: Body, idempotencyKey: string) => Promise<Reply>) => {
    const content = JSON.stringify(body);
    if (kept.current?.content !== content) kept.current = { content, key: makeKey() };
    try {
      const reply = await send(body, kept.current.key);
      kept.current = undefined;
      return reply;
    } catch (error) {
      if (!isLost(error)) kept.current = undefined;
      throw error;
    }
  };
}

const lostCodes: readonly string[] = ["network", "unexpected-reply", "idempotency-running"];

/** Nothing came back that says whether the change was made. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status >= 500 || lostCodes.includes(error.code));
}

/** Not crypto.randomUUID: a phone that opens the portal over plain http has none. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
