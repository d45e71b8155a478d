import type * as api from "@hunarmand/api/account/own-data";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { provePerson } from "./prove-person.ts";
import { startClosing } from "./start-closing.ts";

export const closeAccount: UseCase<typeof api.closeAccount> = async (services, caller, { body, address }) => {
  await provePerson(services, caller, { ...body, address });
  const eraseAt = await startClosing(services, { id: caller.accountId, actorId: caller.accountId });
  return { message: getReplies().closeAccount, eraseDate: eraseAt.toISOString() };
};
