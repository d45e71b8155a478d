import type * as api from "@hunarmand/api/account/identity";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { confirmOwnAddress } from "./confirm-own-address.ts";

export const confirmEmail: UseCase<typeof api.confirmEmail> = async (services, caller, { body }) => {
  const renewed = await confirmOwnAddress(services, caller, { purpose: "email", code: body.code });
  return { message: getReplies().confirmEmail, ...renewed };
};
