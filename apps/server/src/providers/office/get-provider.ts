import type * as api from "@hunarmand/api/providers/office";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { findProviderProfile } from "../../domain/providers/provider-profile.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";

export const getProvider: UseCase<typeof api.getProvider> = async ({ db, clock }, caller, { params }) => {
  const profile = await findProviderProfile(db, params.id);
  if (!profile) throw new AppError("provider-not-found");
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "provider.read",
    subjectType: "provider",
    subjectId: params.id,
  });
  return profile;
};
