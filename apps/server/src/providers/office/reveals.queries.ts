import type { Database } from "../../database/database.ts";

export const revealAction = "provider.reveal";

/** For how long a reveal of an application covers reading its papers. */
const coveredMilliseconds = 600_000;

interface PaperRead {
  actorId: string;
  providerId: string;
  /** When the paper was sent. A reveal does not cover a paper that came after it. */
  sentAt: Date;
  now: Date;
}

/** Returns whether the same member of staff has just revealed the application with this paper, which left an audit row. */
export async function isRevealed(db: Database, { actorId, providerId, sentAt, now }: PaperRead): Promise<boolean> {
  const since = new Date(Math.max(sentAt.getTime(), now.getTime() - coveredMilliseconds));
  const reveal = await db
    .selectFrom("auditEntries")
    .select("id")
    .where("subjectType", "=", "provider")
    .where("subjectId", "=", providerId)
    .where("actorId", "=", actorId)
    .where("action", "=", revealAction)
    .where("at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return reveal !== undefined;
}
