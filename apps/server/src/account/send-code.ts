import { limits as figures } from "@hunarmand/contract/limits";
import { type Mail, queueMail } from "../services/mail.ts";
import type { Services } from "../services/services.ts";
import { findAccountByEmail } from "./account.queries.ts";
import { hashCode, makeCode } from "./reset-code.ts";
import { putResetCode } from "./reset-codes.queries.ts";

const minuteMilliseconds = 60_000;

/**
 * Makes the account's one valid code and queues the mail that carries it.
 *
 * @returns false when nobody has this e-mail
 * @throws TooManyRequests
 */
export async function sendCode(
  services: Services,
  { email, address }: { email: string; address: string },
  write: (to: string, code: string) => Mail,
): Promise<boolean> {
  const { db, clock, limits, tokens } = services;
  const account = await findAccountByEmail(db, email);
  if (!account?.email) {
    await limits.take("reset-code-unknown", address);
    return false;
  }
  const { id: accountId, email: to } = account;
  const uses = [await limits.take("reset-code-pause", accountId), await limits.take("reset-code-account", accountId)];
  const code = makeCode();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + figures.resetCodeMinutes * minuteMilliseconds);
  const send = db.transaction().execute(async (transaction) => {
    await putResetCode(transaction, { accountId, codeHash: hashCode(tokens, accountId, code), createdAt, expiresAt });
    await queueMail({ ...services, db: transaction }, write(to, code));
  });
  // A code that was never sent does not count: its owner is told to try again.
  await send.catch(async (error) => {
    await Promise.allSettled(uses.map((use) => limits.giveBack(use)));
    throw error;
  });
  return true;
}
