import type * as api from "@hunarmand/api/account/identity";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { sendProofCode } from "./send-proof-code.ts";

export const sendEmailCode: UseCase<typeof api.sendEmailCode> = async (services, caller, { address }) => {
  const isSent = await sendProofCode(services, caller, { purpose: "email", from: address });
  return { message: isSent ? getReplies().emailCodeSent : getReplies().emailConfirmed };
};
