import type * as api from "@hunarmand/api/account/identity";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { sendProofCode } from "./send-proof-code.ts";

export const sendPhoneCode: UseCase<typeof api.sendPhoneCode> = async (services, caller, { address }) => {
  const isSent = await sendProofCode(services, caller, { purpose: "phone", from: address });
  return { message: isSent ? getReplies().phoneCodeSent : getReplies().phoneConfirmed };
};
