import type * as contract from "@hunarmand/api/account/identity";
import { takeProofCode } from "../../domain/account/proof-codes.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { confirmAddress } from "../account.queries.ts";

export const confirmEmail: UseCase<typeof contract.confirmEmail> = async (services, { accountId }, { body }) => {
  const { db, clock } = services;
  const email = await takeProofCode(services, { accountId, purpose: "email" }, body.code);
  const isConfirmed = email && (await confirmAddress(db, { accountId, email, now: clock.now() }));
  if (!isConfirmed) throw new AppError("code-invalid");
  return { message: getReplies().confirmEmail };
};
