import type * as contract from "@hunarmand/api/payments/card-page";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { settleNotice } from "./settle-notice.ts";

export const settleCardPayment: UseCase<typeof contract.settleCardPayment> = async (services, _caller, { body }) => {
  if (!(await settleNotice(services, body))) throw new AppError("not-allowed");
  return { message: getReplies().settleCardPayment };
};
