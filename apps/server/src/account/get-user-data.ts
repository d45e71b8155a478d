import type * as api from "@hunarmand/api/account/account";
import { findProviderProfile } from "../domain/providers/provider-profile.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { getNames } from "./account.queries.ts";

export const getUserData: UseCase<typeof api.getUserData> = async ({ db }, caller) => {
  const { accountId, role, email, phone } = caller;
  const profile = role === "Provider" ? await findProviderProfile(db, accountId) : undefined;
  const names = await getNames(db, accountId);
  return { ...profile, ...names, id: accountId, role, email, phoneNumber: phone };
};
