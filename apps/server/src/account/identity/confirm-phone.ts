import type * as contract from "@hunarmand/api/account/identity";
import { takeProofCode } from "../../domain/account/proof-codes.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { adoptCallerJobs, confirmAddress } from "../account.queries.ts";

export const confirmPhone: UseCase<typeof contract.confirmPhone> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { accountId, role } = caller;
  const phone = await takeProofCode(services, { accountId, purpose: "phone" }, body.code);
  if (!phone) throw new AppError("code-invalid");
  await db.transaction().execute(async (transaction) => {
    // Another number by now: what was proven is nobody's business any more.
    if (!(await confirmAddress(transaction, { accountId, phone, now: clock.now() })))
      throw new AppError("code-invalid");
    if (role === "Customer") await adoptCallerJobs(transaction, accountId, phone);
  });
  return { message: getReplies().confirmPhone };
};
