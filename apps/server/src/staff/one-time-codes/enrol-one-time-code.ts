import type * as api from "@hunarmand/api/staff/one-time-codes";
import { sealSecret } from "../../domain/account/one-time-codes.ts";
import type { UseCase } from "../../http/serve.ts";
import { makeTotpSecret, makeTotpUri } from "../../services/login/totp.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { putSecret } from "./enrolments.queries.ts";

/** Does not replace a confirmed app: a person at an unlocked office screen must not be able to enrol their own phone. */
export const enrolOneTimeCode: UseCase<typeof api.enrolOneTimeCode> = async (services, caller) => {
  const { accountId } = caller;
  const secret = makeTotpSecret();
  const sealedSecret = sealSecret(services, accountId, secret);
  const isKept = await putSecret(services.db, { accountId, sealedSecret, now: services.clock.now() });
  if (!isKept) throw new AppError("one-time-code-state");
  return {
    message: getReplies().enrolOneTimeCode,
    secret,
    uri: makeTotpUri(secret, caller.email ?? caller.name),
  };
};
