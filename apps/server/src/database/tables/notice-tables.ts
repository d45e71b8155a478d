import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import type { NoticeGroup, NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { ColumnType, Generated } from "kysely";

/** Values that a trigger adds to an event: a reason, who acted, and so on. */
export interface EventDetail {
  reason?: string | null;
  actorId?: string | null;
  from?: string;
  offer?: string;
  by?: string;
  /** The name of the colleague who handed something over or mentions the person. */
  colleague?: string;
  /** Of a contract's payment. */
  amountPaisa?: string;
  /** How many things were handed over. */
  count?: string;
}

/** Written only by triggers. */
export interface LiveEventsTable {
  id: Generated<number>;
  /** The recipient's account. Null for the office. */
  accountId: string | null;
  kind: string;
  subjectId: string;
  at: Generated<Date>;
  detail: ColumnType<EventDetail | null, string | null, string | null>;
  /** When the person was notified, or no notice was needed. */
  notifiedAt: Date | null;
  /** The request whose transaction wrote it, by its id in the log. Null: a task. The column's default. */
  requestId: Generated<string | null>;
}

export interface NoticesTable {
  id: string;
  accountId: string;
  kind: NoticeKind;
  /** The job, payment, contract and so on that it is about. */
  subjectId: string;
  /** The text of older rows, from before values were stored. */
  subject: Generated<string | null>;
  text: Generated<string | null>;
  /** Values of the placeholders of its kind's texts. */
  textValues: ColumnType<Record<string, string> | null, string, never>;
  reason: string | null;
  /** The next step, as a path of the portal. */
  link: string | null;
  createdAt: Date;
  readAt: Date | null;
  /** The request that caused it, by its id in the log. */
  requestId: Generated<string | null>;
}

/** The office's own texts, which replace the default ones. */
export interface NoticeTemplatesTable {
  kind: NoticeKind;
  subject: string;
  text: string;
}

/** Open streams of events, of all processes. */
export interface LiveStreamsTable {
  id: string;
  accountId: string;
  /** A hash, only used for comparison. */
  address: string;
  openedAt: Generated<Date>;
  seenAt: Generated<Date>;
  /** Set when newer streams have replaced it. Its process then ends it. */
  endedAt: Generated<Date | null>;
}

/** A person's own choices of channels, instead of the office's rules. */
export interface NoticeWishesTable {
  accountId: string;
  noticeGroup: NoticeGroup;
  channels: ColumnType<NoticeChannel[], string, string>;
}

/** A browser that gets push messages (docs/product.md N7). Its address is a secret: together with the portal's key it allows to send to it. */
export interface PushDevicesTable {
  id: string;
  accountId: string;
  /** A trigger removes the device when this session ends. */
  sessionId: string;
  endpoint: string;
  /** The browser's keys, with which its messages are encrypted. */
  p256dh: string;
  auth: string;
  /** The public key that the browser subscribed with. A message signed with another is refused. */
  serverKey: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
  usedAt: Date | null;
}

/** The portal's key pair for push messages, one for all its processes. */
export interface PushKeysTable {
  isOnly: Generated<boolean>;
  publicKey: string;
  /** Encrypted, in Base64. */
  sealedPrivateKey: string;
  createdAt: Date;
}

/** People who have not chosen have the default. Nulls: no quiet hours. */
export interface QuietHoursTable {
  accountId: string;
  fromHour: number | null;
  toHour: number | null;
}

export interface NoticeTables {
  pushDevices: PushDevicesTable;
  pushKeys: PushKeysTable;
  quietHours: QuietHoursTable;
  noticeWishes: NoticeWishesTable;
  liveEvents: LiveEventsTable;
  liveStreams: LiveStreamsTable;
  notices: NoticesTable;
  noticeTemplates: NoticeTemplatesTable;
}
