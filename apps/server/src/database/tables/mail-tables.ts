import type { CodePurpose } from "@hunarmand/api/account/phone-codes";
import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import type { MessageStatus } from "@hunarmand/api/notices/message-steps";
import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { ColumnType, Generated } from "kysely";

/** One row for each address that requested or tried a code. A newer code replaces its older one. */
export interface ResetCodesTable {
  accountId: string;
  /** The network address as a hash. */
  requester: string;
  /** Null for an address that only tried codes. */
  codeHash: string | null;
  /** The hash of the long secret in the mail's link. */
  linkHash: string | null;
  /** Wrong codes from this address, over verify and reset together. */
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

/** The newest code that proves an address of an account. */
export interface ProofCodesTable {
  accountId: string;
  purpose: "email" | "phone";
  /** The address when the code was made. The code proves no other. */
  address: string;
  /** The address is claimed: the account gets it with the proof. */
  isClaim: Generated<boolean>;
  codeHash: string;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

/** Codes by text message. Each only works in the browser that requested it. */
export interface PhoneCodesTable {
  /** The hash of the ticket that the browser has. */
  ticketHash: string;
  /** E.164. */
  phone: string;
  purpose: CodePurpose;
  codeHash: string;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

/** Hashes of network addresses from which the account's owner has proved who they are. */
export interface KnownPlacesTable {
  accountId: string;
  place: string;
  seenAt: Date;
}

/** Uses of a limit within its window, oldest first. */
export interface LimitHitsTable {
  key: string;
  hits: Date[];
  expiresAt: Date;
}

/** Text messages that were counted against the Owner's budget. */
export interface TextCountsTable {
  /** The beginning of the hour. */
  hour: Date;
  share: "anybody" | "proven" | "owner";
  texts: number;
}

export interface StoredTemplate {
  template: string;
  variables: string[];
  path: string;
  language?: string;
}

export interface OutboxTable {
  id: string;
  recipient: string;
  subject: string;
  /** Cleared once a mail server or gateway has accepted the message, because it may contain a code. */
  text: string | null;
  html: string | null;
  status: MessageStatus;
  attempts: Generated<number>;
  /** Until when a worker's claim on it is valid. */
  claimedUntil: Date | null;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** `phone`: a text message. */
  channel: Generated<NoticeChannel>;
  /** Its recipient's account, and its notice, if any. */
  accountId: Generated<string | null>;
  noticeId: Generated<string | null>;
  kind: Generated<NoticeKind | null>;
  /** What WhatsApp gets instead of the text. */
  template: ColumnType<StoredTemplate | null, string | null | undefined, null>;
  /** The gateway's id. */
  gatewayId: Generated<string | null>;
  deliveredAt: Generated<Date | null>;
  readAt: Generated<Date | null>;
  /** Staff cannot read its body, even without a mail server. */
  isSealed: Generated<boolean>;
  /** Except an Owner, who must hand over an invitation if no mail can be sent. */
  ownerReads: Generated<boolean>;
  /** The request that caused it, by its id in the log. */
  requestId: Generated<string | null>;
}

export interface MailTables {
  resetCodes: ResetCodesTable;
  proofCodes: ProofCodesTable;
  phoneCodes: PhoneCodesTable;
  knownPlaces: KnownPlacesTable;
  limitHits: LimitHitsTable;
  textCounts: TextCountsTable;
  outbox: OutboxTable;
}
