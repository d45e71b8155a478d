import type { NoticeKind } from "@hunarmand/api/notices/notices";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { EventToNotify } from "./events-to-notify.queries.ts";

/** A notice before its texts are filled in. */
export interface Draft {
  kind: NoticeKind;
  values: Readonly<Record<string, string>>;
  reason?: string | null | undefined;
  /** The reason is somebody's whom the office does not answer for. */
  isReasonTyped?: true;
  /** The next step, as a path of the portal. */
  link: string;
  /** Where the mail goes when it is not the account's own address; nobody has confirmed that one. */
  mailTo?: string | undefined;
}

/** Events of one sort of thing: how to look the things up, all at once, and what to write of each. */
export interface Topic {
  /** Does the event belong here? */
  covers(event: EventToNotify): boolean;
  draft(db: Database, events: EventToNotify[]): Promise<Map<EventToNotify, Draft>>;
}

/** Of the things to load; all of them are looked up in one reading. */
export const isAmong = (ids: string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

/** @param write returns nothing where nobody need be notified: of what the person did themselves, above all */
export function makeTopic<Fact extends { id: string }>(
  prefixes: readonly string[],
  load: (db: Database, ids: string[]) => Promise<Fact[]>,
  write: (event: EventToNotify, fact: Fact) => Draft | undefined,
): Topic {
  return {
    covers: ({ kind }) => prefixes.some((prefix) => kind.startsWith(prefix)),
    async draft(db, events) {
      const drafts = new Map<EventToNotify, Draft>();
      if (events.length === 0) return drafts;
      const rows = await load(db, [...new Set(events.map(({ subjectId }) => subjectId))]);
      const facts = new Map(rows.map((row) => [row.id, row]));
      for (const event of events) {
        const fact = facts.get(event.subjectId);
        const draft = fact && write(event, fact);
        if (draft) drafts.set(event, draft);
      }
      return drafts;
    },
  };
}
