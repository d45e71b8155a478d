import type * as api from "@hunarmand/api/providers/providers";
import { getOwnAccountId } from "../domain/account/own-account.ts";
import { findProviderProfile } from "../domain/providers/provider-profile.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";

/** Returns the caller's own profile and ignores the name in the path. A Verifier may read another's, which writes an audit row. */
export const editUser: UseCase<typeof api.editUser> = async (services, caller, { query }) => {
  const accountId = await getOwnAccountId(services, caller, query.email);
  const profile = await findProviderProfile(services.db, accountId);
  if (!profile) throw new AppError("provider-not-found");
  return profile;
};
