import type { CodePurpose } from "@hunarmand/api/account/phone-codes";
import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import type { MessageStatus } from "@hunarmand/api/notices/message-steps";
import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { ColumnType, Generated } from "kysely";

/** One row for each place that asked for a code, or tried one: a newer code takes the place of its older one. */
export interface ResetCodesTable {
  accountId: string;
  /** The network address, hashed. */
  requester: string;
  /** Nothing for a place that only tried. */
  codeHash: string | null;
  /** Of the long secret in the mail's link. */
  linkHash: string | null;
  /** Wrong ones from this place, over verify and reset together. */
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

/** The newest code that proves an address of an account. */
export interface ProofCodesTable {
  accountId: string;
  purpose: "email" | "phone";
  /** What was current when the code was made; it proves nothing else. */
  address: string;
  /** The account has another address as yet, and gets this one with the proof. */
  isClaim: Generated<boolean>;
  codeHash: string;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

/** Codes by text message, each good in the browser alone that asked for it. */
export interface PhoneCodesTable {
  /** Of the ticket that the browser holds. */
  ticketHash: string;
  /** E.164. */
  phone: string;
  purpose: CodePurpose;
  codeHash: string;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}

/** Network addresses, hashed, from which somebody has proved to be the account's owner. */
export interface KnownPlacesTable {
  accountId: string;
  place: string;
  seenAt: Date;
}

/** What happened under a limit's key within its window, oldest first. */
export interface LimitHitsTable {
  key: string;
  hits: Date[];
  expiresAt: Date;
}

export interface StoredTemplate {
  template: string;
  variables: string[];
  path: string;
}

export interface OutboxTable {
  id: string;
  recipient: string;
  subject: string;
  /** Gone once a mail server or gateway has taken the message: codes must not lie about. */
  text: string | null;
  html: string | null;
  status: MessageStatus;
  attempts: Generated<number>;
  /** Until when a worker has it in hand. */
  claimedUntil: Date | null;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** `phone`: for a gateway of text messages. */
  channel: Generated<NoticeChannel>;
  /** Whom it is for, and the notice that it carries, where it is one. */
  accountId: Generated<string | null>;
  noticeId: Generated<string | null>;
  kind: Generated<NoticeKind | null>;
  /** What WhatsApp is handed instead of the text. */
  template: ColumnType<StoredTemplate | null, string | null | undefined, null>;
  /** What the gateway calls it. */
  gatewayId: Generated<string | null>;
  deliveredAt: Generated<Date | null>;
  readAt: Generated<Date | null>;
  /** Nobody in the office may read it, also where there is no mail server. */
  isSealed: Generated<boolean>;
  /** But an Owner: an invitation has to reach somebody by hand, where no mail leaves. */
  ownerReads: Generated<boolean>;
}

export interface MailTables {
  resetCodes: ResetCodesTable;
  proofCodes: ProofCodesTable;
  phoneCodes: PhoneCodesTable;
  knownPlaces: KnownPlacesTable;
  limitHits: LimitHitsTable;
  outbox: OutboxTable;
}
