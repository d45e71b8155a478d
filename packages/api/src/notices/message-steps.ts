import type { StepOf, Steps } from "../steps.ts";

/** A message on its way to somebody (docs/product.md N6); only WhatsApp says what became of it there. */
export const messageStatus = {
  waiting: "waiting",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "failed",
} as const;
export type MessageStatus = (typeof messageStatus)[keyof typeof messageStatus];

const { waiting, sent, delivered, read, failed } = messageStatus;

/** Later news may come first: a message that was read is never merely delivered again, nor failed. */
export const messageSteps = {
  queue: { from: [], to: waiting, by: ["portal"] },
  send: { from: [waiting], to: sent, by: ["portal"] },
  deliver: { from: [waiting, sent], to: delivered, by: ["portal"] },
  read: { from: [waiting, sent, delivered], to: read, by: ["portal"] },
  fail: { from: [waiting, sent], to: failed, by: ["portal"] },
} as const satisfies Steps<MessageStatus, never, never>;
export type MessageStep = StepOf<typeof messageSteps>;
