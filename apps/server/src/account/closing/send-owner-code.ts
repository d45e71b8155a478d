import type * as api from "@hunarmand/api/account/own-data";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { getAddresses } from "../account.queries.ts";
import { sendCode } from "../identity/send-proof-code.ts";

export const sendOwnerCode: UseCase<typeof api.sendOwnerCode> = async (services, caller, input) => {
  const { email, phone } = await getAddresses(services.db, caller.accountId);
  const address = phone ?? email;
  if (!address) throw new AppError("address-missing");
  const code = { purpose: phone ? "phone" : "email", address, isOwnerCode: true } as const;
  await sendCode(services, caller, { code, from: input.address });
  return { message: getReplies().sendOwnerCode };
};
