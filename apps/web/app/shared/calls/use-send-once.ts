import { useRef } from "react";
import { ApiError } from "./api-error.ts";

const keyBytes = 16;

/**
 * Sends a form with an Idempotency-Key. While the outcome is unknown, the same content keeps its key, so that a retry
 * is not a second message.
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

/** Whether it is unknown if the server made the change. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status >= 500 || lostCodes.includes(error.code));
}

/** Not crypto.randomUUID: it is missing on plain http. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
