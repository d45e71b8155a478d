import type * as api from "@hunarmand/api/providers/providers";
import { getPhone } from "../domain/account/registration.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import { findProviderProfile } from "../domain/providers/provider-profile.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { isOffice } from "../services/login/caller.ts";
import { AppError } from "../values/app-error.ts";
import { findProviderIdByPhone } from "./providers.queries.ts";

export const searchProvider: UseCase<typeof api.searchProvider> = async ({ db, clock }, caller, { params }) => {
  const id = await findProviderIdByPhone(db, getPhone(params.phone, "phone"));
  const profile = id && (await findProviderProfile(db, id));
  if (!profile) throw new AppError("provider-not-found");
  if (profile.id === caller.accountId) return profile;
  const { firstName, category, city } = profile;
  if (!isOffice(caller)) return { firstName, category, city };
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "provider.read",
    subjectType: "provider",
    subjectId: profile.id,
  });
  return profile;
};
