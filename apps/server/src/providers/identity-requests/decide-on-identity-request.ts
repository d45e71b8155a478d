import type { IdentityChanges } from "@hunarmand/api/account/identity";
import type * as api from "@hunarmand/api/providers/identity-requests";
import { explainDuplicate } from "../../domain/account/registration.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import { getReplies } from "../../values/replies.ts";
import { changeProvider } from "../update-provider.queries.ts";
import { decideRequest, findRequest } from "./identity-requests.queries.ts";

interface IdentityDecision {
  id: string;
  status: "Agreed" | "Refused";
  reason?: string;
}

/** Decides and, when the office agrees, changes the profile. */
async function decideOnIdentityRequest(
  services: Services,
  caller: Caller,
  { id, status, reason }: IdentityDecision,
): Promise<void> {
  const { accountId: actorId } = caller;
  const decided = await takeDecision(services, caller, {
    ...{ noun: "identity-request", to: status, reason },
    move: (db, now) => decideRequest(db, { id, status, reason: reason ?? null, actorId, now }),
    audit: ({ accountId, changes }) => ({
      action: status === "Agreed" ? "identity-request.agree" : "identity-request.refuse",
      subjectType: "provider",
      subjectId: accountId,
      after: { ...changes, ...(changes.cnic ? { cnic: maskCnic(changes.cnic) } : {}) },
    }),
    follow: async (db, { accountId, changes }, now) => {
      if (status === "Agreed") await changeProvider(db, { ...toChange(changes), id: accountId, now });
    },
    find: (db) => findRequest(db, id),
  }).catch((error) => {
    throw explainDuplicate(error, { email: "email", phone: "phoneNumber", cnic: "cnic" });
  });
  if (decided) services.callers.forgetAccount(decided.accountId);
}

const toChange = ({ firstName, lastName, fatherName, cnic }: IdentityChanges) => ({
  change: { account: { firstName, lastName }, profile: { fatherName, cnic } },
  isResubmitted: false,
});

export const agreeIdentityRequest: UseCase<typeof api.agreeIdentityRequest> = async (services, caller, { params }) => {
  await decideOnIdentityRequest(services, caller, { id: params.id, status: "Agreed" });
  return { message: getReplies().agreeIdentityRequest };
};

export const refuseIdentityRequest: UseCase<typeof api.refuseIdentityRequest> = async (services, caller, input) => {
  const { params, body } = input;
  await decideOnIdentityRequest(services, caller, { id: params.id, status: "Refused", reason: body.reason });
  return { message: getReplies().refuseIdentityRequest };
};
