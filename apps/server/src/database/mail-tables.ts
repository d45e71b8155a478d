import type { Generated } from "kysely";

/** One row an account: a newer code takes the place of the older. */
export interface ResetCodesTable {
  accountId: string;
  codeHash: string;
  /** Over verify and reset together. */
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

/** What happened under a limit's key within its window, oldest first. */
export interface LimitHitsTable {
  key: string;
  hits: Date[];
  expiresAt: Date;
}

export interface OutboxTable {
  id: string;
  recipient: string;
  subject: string;
  /** Gone once a mail server has taken the message: codes must not lie about. */
  text: string | null;
  html: string | null;
  status: "waiting" | "sent" | "failed";
  attempts: Generated<number>;
  /** Until when a worker has it in hand. */
  claimedUntil: Date | null;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export interface MailTables {
  resetCodes: ResetCodesTable;
  limitHits: LimitHitsTable;
  outbox: OutboxTable;
}
