import type * as api from "@hunarmand/api/providers/identity-requests";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toDeskRequest } from "./identity-request-wire.ts";
import { findRequest } from "./identity-requests.queries.ts";

export const readIdentityRequest: UseCase<typeof api.readIdentityRequest> = async (services, caller, input) => {
  const { db, clock } = services;
  const row = await findRequest(db, input.params.id);
  if (!row) throw new AppError("identity-request-not-found");
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "identity-request.read",
    subjectType: "provider",
    subjectId: row.accountId,
  });
  return toDeskRequest(row, { isWhole: true });
};
