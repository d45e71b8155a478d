import type * as api from "@hunarmand/api/providers/office";
import { findCurrentFile, noteSeen } from "../../database/files.queries.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { AppError } from "../../values/app-error.ts";
import { isRevealed } from "./reveals.queries.ts";

/** Writes an audit row, unless the caller's reveal of the whole application has written one for this paper. */
export const getProviderDocument: UseCase<typeof api.getProviderDocument> = async (services, caller, { params }) => {
  const { db, clock } = services;
  const [now, actorId] = [clock.now(), caller.accountId];
  const file = await findCurrentFile(db, params.id, params.kind);
  if (!file) throw new AppError("not-found");
  if (!(await isRevealed(db, { actorId, providerId: params.id, sentAt: file.createdAt, now })))
    await writeAudit(db, {
      at: now,
      actorId,
      action: `provider.read-${params.kind}`,
      subjectType: "provider",
      subjectId: params.id,
    });
  await noteSeen(db, file.id, now);
  return readStoredFile(services, file.id);
};
