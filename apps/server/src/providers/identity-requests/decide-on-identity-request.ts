import type { IdentityChanges } from "@hunarmand/api/account/identity";
import { identityRequestSteps } from "@hunarmand/api/account/identity-request-steps";
import type * as api from "@hunarmand/api/providers/identity-requests";
import { takeStep } from "../../database/take-step.ts";
import { explainDuplicate } from "../../domain/account/registration.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import { getReplies } from "../../values/replies.ts";
import { changeProvider } from "../update-provider.queries.ts";
import { findRequest } from "./identity-requests.queries.ts";

interface IdentityDecision {
  id: string;
  step: "agree" | "refuse";
  reason?: string;
}

/** Decides on the request and, if the office approves, changes the profile. */
async function decideOnIdentityRequest(
  services: Services,
  caller: Caller,
  { id, step, reason }: IdentityDecision,
): Promise<void> {
  const rule = identityRequestSteps[step];
  const decided = await takeDecision(services, caller, {
    ...{ noun: "identity-request", to: rule.to, reason },
    move: (db, now) => {
      const set = { reason: reason ?? null, decidedAt: now, decidedBy: caller.accountId };
      return takeStep(db, "identityRequests", { rule, which: { id }, set });
    },
    audit: ({ accountId, changes }) => ({
      action: `identity-request.${step}`,
      subjectType: "provider",
      subjectId: accountId,
      after: { ...changes, ...(changes.cnic ? { cnic: maskCnic(changes.cnic) } : {}) },
    }),
    follow: async (db, { accountId, changes }, now) => {
      if (step === "agree") await changeProvider(db, { ...toChange(changes), id: accountId, now });
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
  await decideOnIdentityRequest(services, caller, { id: params.id, step: "agree" });
  return { message: getReplies().agreeIdentityRequest };
};

export const refuseIdentityRequest: UseCase<typeof api.refuseIdentityRequest> = async (services, caller, input) => {
  const { params, body } = input;
  await decideOnIdentityRequest(services, caller, { id: params.id, step: "refuse", reason: body.reason });
  return { message: getReplies().refuseIdentityRequest };
};
