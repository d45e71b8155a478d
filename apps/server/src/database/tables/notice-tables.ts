import type { NoticeChannel, NoticeGroup } from "@hunarmand/api/notices/channels";
import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { ColumnType, Generated } from "kysely";

/** What happens to an event on its way to the person: a reason, who acted ... as its trigger knew it. */
export interface EventDetail {
  reason?: string | null;
  actorId?: string | null;
  from?: string;
  offer?: string;
  by?: string;
}

/** Written by triggers alone. */
export interface LiveEventsTable {
  id: Generated<number>;
  /** Whom it is for; the office where it names nobody. */
  accountId: string | null;
  kind: string;
  subjectId: string;
  at: Generated<Date>;
  detail: ColumnType<EventDetail | null, string | null, string | null>;
  /** When the person was notified in the portal and by mail, or it was found that there is no need to. */
  notifiedAt: Date | null;
}

export interface NoticesTable {
  id: string;
  accountId: string;
  kind: NoticeKind;
  /** The job, payment, contract ... that it is about. */
  subjectId: string;
  /** The words of rows from before the values were kept. */
  subject: Generated<string | null>;
  text: Generated<string | null>;
  /** What the words of this kind fill in. */
  textValues: ColumnType<Record<string, string> | null, string, never>;
  reason: string | null;
  /** The next step, as a path of the portal. */
  link: string | null;
  createdAt: Date;
  readAt: Date | null;
}

/** Texts that the office has written over the ones that ship. */
export interface NoticeTemplatesTable {
  kind: NoticeKind;
  subject: string;
  text: string;
}

/** Streams of events that are open on some process. */
export interface LiveStreamsTable {
  id: string;
  accountId: string;
  /** A hash: equal or not is all that counts. */
  address: string;
  openedAt: Generated<Date>;
  seenAt: Generated<Date>;
  /** Set when newer streams have taken its place; its process ends it then. */
  endedAt: Generated<Date | null>;
}

/** What somebody has chosen instead of what the office has set. */
export interface NoticeWishesTable {
  accountId: string;
  noticeGroup: NoticeGroup;
  channels: ColumnType<NoticeChannel[], string, string>;
}

export interface NoticeTables {
  noticeWishes: NoticeWishesTable;
  liveEvents: LiveEventsTable;
  liveStreams: LiveStreamsTable;
  notices: NoticesTable;
  noticeTemplates: NoticeTemplatesTable;
}
