import type * as api from "@hunarmand/api/account/identity";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { confirmOwnAddress } from "./confirm-own-address.ts";

export const confirmPhone: UseCase<typeof api.confirmPhone> = async (services, caller, { body }) => {
  const renewed = await confirmOwnAddress(services, caller, { purpose: "phone", code: body.code });
  return { message: getReplies().confirmPhone, ...renewed };
};
