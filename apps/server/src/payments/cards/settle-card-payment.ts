import type * as api from "@hunarmand/api/payments/card-page";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { settleNotice } from "./settle-notice.ts";

export const settleCardPayment: UseCase<typeof api.settleCardPayment> = async (services, _caller, { body }) => {
  const text = Buffer.from(body.bytes, "base64").toString();
  if (!(await settleNotice(services, { text, signature: body.signature }))) throw new AppError("not-allowed");
  return { message: getReplies().settleCardPayment };
};
