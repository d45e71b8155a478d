import type * as api from "@hunarmand/api/providers/visits";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { markVisit } from "./mark-visit.ts";

export const markVisitCame: UseCase<typeof api.markVisitCame> = async (services, caller, { params, body }) => {
  await markVisit(services, caller, { id: params.id, step: "came", read: body });
  return { message: getReplies().markVisitCame };
};
