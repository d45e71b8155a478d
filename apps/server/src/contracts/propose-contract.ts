import { randomUUID } from "node:crypto";
import type * as contract from "@hunarmand/api/contracts/contracts";
import { contractSteps } from "@hunarmand/api/contracts/steps";
import { assertOwnEmail } from "../domain/account/own-account.ts";
import { getPhone } from "../domain/account/registration.ts";
import type { UseCase } from "../http/serve.ts";
import { normaliseCnic } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";
import { insertContract } from "./contracts.queries.ts";

export const proposeContract: UseCase<typeof contract.proposeContract> = async ({ db, clock }, caller, { body }) => {
  const { email, phoneNumber, cnic, contractDetails, ...proposal } = body;
  assertOwnEmail(caller, email);
  const id = randomUUID();
  const row = {
    ...proposal,
    id,
    accountId: caller.accountId,
    phone: getPhone(phoneNumber, "phoneNumber"),
    cnic: normaliseCnic(cnic),
    details: contractDetails,
    status: contractSteps.propose.to,
    requestedAt: clock.now(),
  };
  await db.transaction().execute((transaction) => insertContract(transaction, row));
  return { message: getReplies().proposeContract, id };
};
