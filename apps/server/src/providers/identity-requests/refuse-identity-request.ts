import type * as api from "@hunarmand/api/providers/identity-requests";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { decideOnIdentityRequest } from "./decide-on-identity-request.ts";

export const refuseIdentityRequest: UseCase<typeof api.refuseIdentityRequest> = async (
  services,
  caller,
  { params, body },
) => {
  await decideOnIdentityRequest(services, caller, { id: params.id, status: "Refused", reason: body.reason });
  return { message: getReplies().refuseIdentityRequest };
};
