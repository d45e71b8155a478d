import type * as api from "@hunarmand/api/payments/due";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";

export const getWalletAccounts: UseCase<typeof api.getWalletAccounts> = async ({ db }) => {
  const { walletAccounts } = await getSettings(db);
  return { accounts: walletAccounts };
};
