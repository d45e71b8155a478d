import type * as api from "@hunarmand/api/providers/visits";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { markVisit } from "./mark-visit.ts";

export const markVisitMissed: UseCase<typeof api.markVisitMissed> = async (services, caller, { params, body }) => {
  await markVisit(services, caller, { id: params.id, step: "missed", read: body });
  return { message: getReplies().markVisitMissed };
};
