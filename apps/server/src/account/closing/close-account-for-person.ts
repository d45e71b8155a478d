import type * as api from "@hunarmand/api/account/own-data";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { startClosing } from "./start-closing.ts";

export const closeAccountForPerson: UseCase<typeof api.closeAccountForPerson> = async (
  services,
  caller,
  { params, body },
) => {
  const wish = { id: params.id, actorId: caller.accountId, reason: body.reason };
  const eraseAt = await startClosing(services, wish);
  return { message: getReplies().closeAccount, eraseDate: eraseAt.toISOString() };
};
