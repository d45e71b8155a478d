import { findTotpStep } from "../../services/login/totp.ts";
import { logRefusal, logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { writeAudit } from "../audit/audit.queries.ts";
import { consumeRecoveryCode, consumeTimeStep, findSecret } from "./one-time-codes.queries.ts";

type Ground = Pick<Services, "db" | "clock" | "cipher" | "limits" | "tokens" | "origin">;

/** The account id is part of the sealed name, so a secret cannot be moved to another account. */
const sealedName = (accountId: string): string => `one-time-code/${accountId}`;

export const sealSecret = ({ cipher }: Pick<Services, "cipher">, accountId: string, secret: string): string =>
  cipher.seal(sealedName(accountId), Buffer.from(secret)).toString("base64");

const openSecret = ({ cipher }: Pick<Services, "cipher">, accountId: string, sealedSecret: string): string =>
  cipher.open(sealedName(accountId), Buffer.from(sealedSecret, "base64")).toString();

const recoveryLetters = /[^0-9A-Z]/g;

/** The stored forms of a recovery code, the current one first. Ignores dashes, spaces and letter case. */
export const hashRecoveryCode = ({ tokens }: Pick<Services, "tokens">, accountId: string, code: string) =>
  tokens.digests("recovery-code", accountId, code.toUpperCase().replace(recoveryLetters, ""));

/**
 * Checks the second step of a login, if the account has one.
 *
 * @throws AppError one-time-code-required without a code, one-time-code-wrong with a wrong or used one
 * @throws TooManyRequests
 */
export async function checkOneTimeCode(services: Ground, accountId: string, code: string | undefined): Promise<void> {
  const kept = await findSecret(services.db, accountId);
  if (!kept) return;
  if (!code) {
    // The password was right. If no code follows, the password may be stolen.
    await logSecurity(services, { kind: "one-time-code-asked", accountId });
    throw new AppError("one-time-code-required");
  }
  await assertRightCode(
    services,
    accountId,
    async () => (await useCode(services, kept, code)) || (await useRecoveryCode(services, accountId, code)),
  );
  await logSecurity(services, { kind: "one-time-code", accountId });
}

/** @throws AppError one-time-code-wrong @throws TooManyRequests */
export async function assertRightCode(
  services: Pick<Ground, "db" | "clock" | "limits" | "origin">,
  accountId: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  await logRefusal(services, { kind: "one-time-code", accountId }, async () => {
    if (!(await guardCode(services, accountId, isRight))) throw new AppError("one-time-code-wrong");
  });
}

/** Counts tries for the account from all addresses together: a million codes are tried quickly from many addresses. */
async function guardCode(
  { limits }: Pick<Services, "limits">,
  accountId: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const use = await limits.take("one-time-code", accountId);
  const answer = await isRight();
  if (answer) await limits.giveBack(use);
  return answer;
}

/** Consumes the code of the app. Returns whether it was right and unused. */
export async function useCode(
  services: Pick<Ground, "db" | "clock" | "cipher">,
  { accountId, sealedSecret }: { accountId: string; sealedSecret: string },
  code: string,
): Promise<boolean> {
  const secret = openSecret(services, accountId, sealedSecret);
  const step = findTotpStep(secret, code.replace(/\s/g, ""), services.clock.now());
  return step !== undefined && consumeTimeStep(services.db, accountId, step);
}

async function useRecoveryCode(services: Ground, accountId: string, code: string): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const codeHashes = hashRecoveryCode(services, accountId, code);
    if (!(await consumeRecoveryCode(transaction, { accountId, codeHashes, now }))) return false;
    const subject = { subjectType: "account", subjectId: accountId };
    await writeAudit(transaction, { at: now, actorId: accountId, action: "one-time-code.recover", ...subject });
    await logSecurity({ ...services, db: transaction }, { kind: "recovery-code", accountId });
    return true;
  });
}
