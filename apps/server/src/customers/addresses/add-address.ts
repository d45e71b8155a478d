import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/customers/addresses";
import { limits } from "@hunarmand/api/limits";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { insertAddress, lockAndCountAddresses } from "./addresses.queries.ts";
import { readAddress } from "./read-address.ts";

export const addAddress: UseCase<typeof api.addAddress> = async ({ db, clock }, { accountId }, { body }) => {
  const id = randomUUID();
  const address = await readAddress(db, body);
  await asOpenAccount(db, accountId, async (transaction) => {
    const max = limits.savedAddresses;
    if ((await lockAndCountAddresses(transaction, accountId)) >= max) throw new AppError("addresses-full", [], { max });
    await insertAddress(transaction, { ...address, id, accountId, createdAt: clock.now() });
  });
  return { message: getReplies().addAddress, id };
};
