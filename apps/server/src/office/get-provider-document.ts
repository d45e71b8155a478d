import type * as contract from "@hunarmand/api/providers/office";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../database/audit.queries.ts";
import { findCurrentFile } from "../database/files.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { readImage } from "../services/files.ts";

export const getProviderDocument: UseCase<typeof contract.getProviderDocument> = async (
  services,
  caller,
  { params },
) => {
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
  return readImage(services, file.id);
};
