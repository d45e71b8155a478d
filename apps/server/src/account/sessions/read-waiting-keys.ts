import type * as api from "@hunarmand/api/account/waiting-keys";
import type { UseCase } from "../../http/serve.ts";

/** Hashes of the account's id: nothing is stored, and who is not logged in as this account cannot compute them. */
export const readWaitingKeys: UseCase<typeof api.readWaitingKeys> = async ({ tokens }, { accountId }) => ({
  keys: [...tokens.digests("waiting-calls", accountId)],
});
