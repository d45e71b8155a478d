import type * as contract from "@hunarmand/api/providers/providers";
import { AppError } from "../app-error.ts";
import { findProviderProfile } from "../database/provider-profile.queries.ts";
import { getOwnAccountId } from "../http/own-account.ts";
import type { UseCase } from "../http/serve.ts";

export const editUser: UseCase<typeof contract.editUser> = async (services, caller, { query }) => {
  const accountId = await getOwnAccountId(services, caller, query.email);
  const profile = await findProviderProfile(services.db, accountId);
  if (!profile) throw new AppError("provider-not-found");
  return profile;
};
