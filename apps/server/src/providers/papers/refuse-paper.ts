import type * as api from "@hunarmand/api/providers/papers";
import { sql } from "kysely";
import { findCurrentFile } from "../../database/files.queries.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { getReplies } from "../../values/replies.ts";
import { refuseCurrentPaper } from "./papers.queries.ts";

export const refusePaper: UseCase<typeof api.refusePaper> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const { id, kind } = params;
  const { reason, read } = body;
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const refused = await refuseCurrentPaper(transaction, { ownerId: id, kind, reason, now });
    if (refused) assertAsRead(read, refused);
    else {
      const paper = await findCurrentFile(transaction, id, kind);
      throw new AppError(paper ? "paper-state" : "not-found");
    }
    const detail = JSON.stringify({ reason });
    await sql`select publish_event(${id}::uuid, 'account-paper-refused', ${id}::uuid, ${detail}::jsonb)`.execute(
      transaction,
    );
    const entry = { at: now, actorId: caller.accountId, action: `provider.refuse-${kind}` };
    await writeAudit(transaction, { ...entry, subjectType: "provider", subjectId: id, reason });
  });
  return { message: getReplies().refusePaper };
};
