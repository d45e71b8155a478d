import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { EventToNotify } from "./events-to-notify.queries.ts";

/** A notice before its texts are filled in. */
export interface Draft {
  kind: NoticeKind;
  /**
   * English. Names of the catalogue in `job` and `place` are also given alone, as `skill`, `area` and `city`, and times as ISO 8601 in
   * `timeAt`, `untilAt` and `dayAt`; `noWork` and `ended` are the code of `why`, and an offer has its own (name-values.ts, say-offer.ts).
   */
  values: Readonly<Record<string, string>>;
  reason?: string | null | undefined;
  /** The next step, as a path of the portal. */
  link: string;
  /** The mail's address if it is not the account's own. It is unconfirmed. */
  mailTo?: string | undefined;
}

/** Events about one kind of thing: how to load the things of a batch, and how to write each notice. */
export interface Topic {
  /** Whether the event belongs to this topic. */
  covers(event: EventToNotify): boolean;
  draft(db: Database, events: EventToNotify[]): Promise<Map<EventToNotify, Draft>>;
}

/** Matches the rows to load, all in one query. */
export const isAmong = (ids: string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

/** @param write returns nothing if no notice is needed, above all for a person's own actions */
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
