import { useRef } from "react";
import { ApiError } from "./api-error.ts";

const keyBytes = 16;

/** A message whose outcome is unknown. */
export interface OpenTry {
  content: string;
  key: string;
}

/**
 * Sends a form with an Idempotency-Key. While the outcome is unknown, the same content keeps its key, so that a retry
 * is not a second message. With `store` and the stored `first`, this also holds after a reload.
 */
export function useSendOnce(first?: OpenTry, store: (open: OpenTry | undefined) => void = () => {}) {
  const kept = useRef(first);
  const keep = (open: OpenTry | undefined) => {
    kept.current = open;
    store(open);
  };
  return async <Body, Reply>(body: Body, send: (body: Body, idempotencyKey: string) => Promise<Reply>) => {
    const content = JSON.stringify(body);
    const open = kept.current?.content === content ? kept.current : { content, key: makeKey() };
    keep(open);
    try {
      const reply = await send(body, open.key);
      keep(undefined);
      return reply;
    } catch (error) {
      if (!isLost(error)) keep(undefined);
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
