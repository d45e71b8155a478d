import type * as contract from "@hunarmand/api/account/passwords";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { checkCode } from "./check-code.ts";

export const verifyResetCode: UseCase<typeof contract.verifyResetCode> = async (
  services,
  _caller,
  { body, address },
) => {
  await checkCode(services, { ...body, address });
  return { message: getReplies().verifyResetCode };
};
