import type { NoticeChannel } from "@hunarmand/api/notices/channels";

/** One try to send a message of the outbox, or a gateway's report about it. */
export interface Delivery {
  /** The message's id in the outbox. */
  id: string;
  channel: NoticeChannel;
  /** The request that caused the message, by its id in the log. */
  requestId: string | null;
  /** `waiting`: it is tried again later. */
  outcome: "sent" | "delivered" | "read" | "failed" | "waiting" | "not needed";
  attempts: number;
  /** The words of the mail server, gateway or push service. They may contain an address. */
  reason?: string | undefined;
}

/** Passes deliveries to the log of the process, which the services do not have. */
export interface DeliveryLog {
  note(delivery: Delivery): void;
  /** The returned function unsubscribes. */
  subscribe(look: (delivery: Delivery) => void): () => void;
}

export function openDeliveryLog(): DeliveryLog {
  const looks = new Set<(delivery: Delivery) => void>();
  return {
    note({ id, channel, requestId, outcome, attempts, reason }) {
      for (const look of looks) look({ id, channel, requestId, outcome, attempts, reason });
    },
    subscribe(look) {
      looks.add(look);
      return () => looks.delete(look);
    },
  };
}
