import type { NoticeKind } from "@hunarmand/contract/notices";
import type { Database } from "../database/database.ts";
import type { UntoldEvent } from "./untold-events.queries.ts";

/** A notice before its texts are filled in. */
export interface Draft {
  kind: NoticeKind;
  values: Readonly<Record<string, string>>;
  reason?: string | null | undefined;
  /** The next step, as a path of the portal. */
  link: string;
  /** Where the answer goes, when it is not the account's own address. */
  mailTo?: { name: string; email: string } | undefined;
}

/** Events of one sort of thing: how to look the things up, all at once, and what to write of each. */
export interface Topic {
  /** Does the event belong here? */
  covers(event: UntoldEvent): boolean;
  draft(db: Database, events: UntoldEvent[]): Promise<Map<UntoldEvent, Draft>>;
}

/** @param write answers nothing where there is nothing to tell: of what the person did himself, above all */
export function makeTopic<Fact>(
  prefixes: readonly string[],
  load: (db: Database, ids: string[]) => Promise<Map<string, Fact>>,
  write: (event: UntoldEvent, fact: Fact) => Draft | undefined,
): Topic {
  return {
    covers: ({ kind }) => prefixes.some((prefix) => kind.startsWith(prefix)),
    async draft(db, events) {
      const drafts = new Map<UntoldEvent, Draft>();
      if (events.length === 0) return drafts;
      const facts = await load(db, [...new Set(events.map(({ subjectId }) => subjectId))]);
      for (const event of events) {
        const fact = facts.get(event.subjectId);
        const draft = fact && write(event, fact);
        if (draft) drafts.set(event, draft);
      }
      return drafts;
    },
  };
}
