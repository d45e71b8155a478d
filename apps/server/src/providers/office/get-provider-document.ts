import type * as api from "@hunarmand/api/providers/office";
import { findCurrentFile, noteSeen } from "../../database/files.queries.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { AppError } from "../../values/app-error.ts";

export const getProviderDocument: UseCase<typeof api.getProviderDocument> = async (services, caller, { params }) => {
  const { db, clock } = services;
  const file = await findCurrentFile(db, params.id, params.kind);
  if (!file) throw new AppError("not-found");
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: `provider.read-${params.kind}`,
    subjectType: "provider",
    subjectId: params.id,
  });
  await noteSeen(db, file.id, clock.now());
  return readStoredFile(services, file.id);
};
