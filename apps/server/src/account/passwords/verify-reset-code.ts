import type * as api from "@hunarmand/api/account/passwords";
import type { UseCase } from "../../http/serve.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import { getReplies } from "../../values/replies.ts";
import { checkCode } from "./check-code.ts";

export const verifyResetCode: UseCase<typeof api.verifyResetCode> = async (services, _caller, { body, address }) => {
  const { account } = await checkCode(services, { ...body, address });
  await logSecurity(services, { kind: "reset-code", accountId: account.id });
  return { message: getReplies().verifyResetCode };
};
