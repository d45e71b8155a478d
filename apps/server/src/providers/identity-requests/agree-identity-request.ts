import type * as api from "@hunarmand/api/providers/identity-requests";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { decideOnIdentityRequest } from "./decide-on-identity-request.ts";

export const agreeIdentityRequest: UseCase<typeof api.agreeIdentityRequest> = async (services, caller, input) => {
  await decideOnIdentityRequest(services, caller, { id: input.params.id, status: "Agreed" });
  return { message: getReplies().agreeIdentityRequest };
};
