import type { IdentityChanges } from "@hunarmand/api/account/identity";
import { explainDuplicate } from "../../domain/account/registration.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import { changeProvider } from "../update-provider.queries.ts";
import { decideRequest, findRequest } from "./identity-requests.queries.ts";

export interface IdentityDecision {
  id: string;
  status: "Agreed" | "Refused";
  reason?: string;
}

/** Decides and, when the office agrees, changes the profile in the same transaction. Repeating a decision gives the same reply. */
export async function decideOnIdentityRequest(
  services: Services,
  caller: Caller,
  { id, status, reason }: IdentityDecision,
): Promise<void> {
  const { db, clock } = services;
  const { accountId: actorId } = caller;
  const now = clock.now();
  const decided = await db
    .transaction()
    .execute(async (transaction) => {
      const request = await decideRequest(transaction, { id, status, reason: reason ?? null, actorId, now });
      if (!request) return undefined;
      const { accountId, changes } = request;
      if (status === "Agreed") await changeProvider(transaction, { ...toChange(changes), id: accountId, now });
      await writeAudit(transaction, {
        at: now,
        actorId,
        action: status === "Agreed" ? "identity-request.agree" : "identity-request.refuse",
        subjectType: "provider",
        subjectId: accountId,
        after: { ...changes, ...(changes.cnic ? { cnic: maskCnic(changes.cnic) } : {}) },
        ...(reason ? { reason } : {}),
      });
      return accountId;
    })
    .catch((error) => {
      throw explainDuplicate(error, { email: "email", phone: "phoneNumber", cnic: "cnic" });
    });
  if (decided) return services.callers.forgetAccount(decided);
  const known = await findRequest(db, id);
  if (!known) throw new AppError("identity-request-not-found");
  if (known.status !== status) throw new AppError("identity-request-state");
}

const toChange = ({ firstName, lastName, fatherName, cnic }: IdentityChanges) => ({
  change: { account: { firstName, lastName }, profile: { fatherName, cnic } },
  isResubmitted: false,
});
