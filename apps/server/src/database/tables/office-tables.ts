import type { InquiryMessageKind } from "@hunarmand/api/inquiries/thread";
import type { ExportTurn } from "@hunarmand/api/reports/export-schedules";
import type { Generated } from "kysely";

/** Filters of a desk's list that a member of staff has saved. */
export interface SavedViewsTable {
  id: string;
  ownerId: string;
  /** The path of the list. */
  desk: string;
  name: string;
  /** The query of the list's address, with its question mark. */
  search: string;
  isShared: boolean;
  createdAt: Date;
}

/** A file of a desk's list of which a member of staff is reminded by mail. */
export interface ExportSchedulesTable {
  id: string;
  accountId: string;
  /** The path of the list. */
  desk: string;
  every: ExportTurn;
  /** The saved filters that it uses. They may be gone. */
  viewId: string | null;
  /** Its own filters, as in the list's address, if it uses no saved ones. */
  search: string;
  nextAt: Date;
  createdAt: Date;
}

/** An address that gets each new entry of the ledger. */
export interface WebhooksTable {
  id: string;
  url: string;
  /** Encrypted for this webhook, in base64. */
  sealedSecret: string;
  createdBy: string;
  createdAt: Date;
}

/** A trigger adds one for each webhook and entry of the ledger. */
export interface WebhookDeliveriesTable {
  id: string;
  webhookId: string;
  /** Null for a test. */
  entryId: string | null;
  createdAt: Date;
  /** When a task of the queue was made for it. */
  queuedAt: Date | null;
  tries: Generated<number>;
  /** The status of the last reply, or why there was none. */
  answer: string | null;
  deliveredAt: Date | null;
  failedAt: Date | null;
}

/** With one a program reads the books. The key itself is not stored. */
export interface ApiKeysTable {
  id: string;
  name: string;
  secretHash: string;
  createdBy: string;
  createdAt: Date;
  /** Updated at most every few minutes. */
  lastUsedAt: Date | null;
}

/** What a colleague wrote about an inquiry. Never changed. */
export interface InquiryNotesTable {
  id: string;
  inquiryId: string;
  authorId: string;
  words: string;
  /** The accounts of the colleagues who got a notice of it. */
  mentionedIds: Generated<string[]>;
  createdAt: Date;
}

/** One message after the first: an answer of the office, or the sender's words when they reopened the inquiry. Written by a trigger. */
export interface InquiryMessagesTable {
  id: Generated<number>;
  inquiryId: string;
  kind: InquiryMessageKind;
  words: string;
  sentAt: Date;
}

export interface OfficeTables {
  apiKeys: ApiKeysTable;
  inquiryMessages: InquiryMessagesTable;
  inquiryNotes: InquiryNotesTable;
  webhookDeliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
  savedViews: SavedViewsTable;
  exportSchedules: ExportSchedulesTable;
}
