import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { Clock } from "./clock.ts";

/** A text message to a phone number in E.164. */
export interface PhoneText {
  to: string;
  text: string;
  /** Nobody in the office may read it. */
  isSealed?: boolean;
}

/** Hands text messages on; a gateway takes the outbox's place here. */
export interface PhoneTexts {
  /** Inside a transaction pass that as `db`: the message goes if, and only if, the change stands. */
  queue(post: { db: Database; clock: Clock }, text: PhoneText): Promise<void>;
}

/** Without a gateway they stay in the outbox, where the office reads them out to whoever calls from that number. */
export const outboxPhoneTexts: PhoneTexts = {
  async queue({ db, clock }, { to, text, isSealed = false }) {
    const message = { recipient: to, subject: "Text message", text, html: null, isSealed };
    await db
      .insertInto("outbox")
      .values({ ...message, id: randomUUID(), channel: "phone", status: "waiting", createdAt: clock.now() })
      .execute();
  },
};
