import type * as contract from "@hunarmand/api/account/identity";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { sendProofCode } from "./send-proof-code.ts";

export const sendPhoneCode: UseCase<typeof contract.sendPhoneCode> = async (services, caller) => {
  const isSent = await sendProofCode(services, caller, "phone");
  return { message: isSent ? getReplies().phoneCodeSent : getReplies().phoneConfirmed };
};
