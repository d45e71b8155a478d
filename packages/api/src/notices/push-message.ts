/**
 * What a push message says (docs/security-rules.md SG8): no name, phone, address or amount, because it shows on a locked screen. The
 * server writes it, and the service worker reads it. This file imports nothing, because the worker loads it.
 */
export interface PushMessage {
  /** The notice, which counts as read once its message is opened. A repeated delivery has the same. */
  id: string;
  /** The kind of the notice. */
  kind: string;
  title: string;
  /** Messages about the same thing replace each other on the screen. */
  topic: string;
  /** What pressing it opens, as a path of the portal, and the label of the button for it. */
  see: { label: string; path: string };
  /** The place with the button that calls the other side, if a call may help. */
  call?: { label: string; path: string };
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** A path of the portal itself, never another site. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

const isTarget = (value: unknown): value is { label: string; path: string } => {
  const { label, path } = (value ?? {}) as Record<string, unknown>;
  return isText(label) && isPath(path);
};

/** Returns nothing for a text that is no push message. */
export function readPushMessage(text: string): PushMessage | undefined {
  try {
    const message = JSON.parse(text) as Record<keyof PushMessage, unknown>;
    const { id, kind, title, topic, see, call } = message;
    if (![id, kind, title, topic].every(isText) || !isTarget(see)) return undefined;
    return call === undefined || isTarget(call) ? (message as unknown as PushMessage) : undefined;
  } catch {
    return undefined;
  }
}
