import type * as api from "@hunarmand/api/account/identity";
import { findNewestRequest, toIdentityRequest } from "../../domain/providers/identity-requests.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { getAddresses } from "../account.queries.ts";

export const getIdentity: UseCase<typeof api.getIdentity> = async ({ db }, { accountId }) => {
  const account = await getAddresses(db, accountId);
  const request = await findNewestRequest(db, accountId);
  return {
    email: account.email,
    emailConfirmed: account.emailConfirmedAt !== null,
    phoneNumber: account.phone,
    phoneConfirmed: account.phoneConfirmedAt !== null,
    hasPassword: account.hasPassword,
    request: request ? toIdentityRequest(request) : null,
  };
};
