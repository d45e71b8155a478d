import { AppError } from "../app-error.ts";
import type { Services } from "../services/services.ts";
import { findAccountByEmail } from "./account.queries.ts";
import { hashCode } from "./reset-code.ts";
import { tryResetCode } from "./reset-codes.queries.ts";

/** A code that was right just now. */
export interface RightCode {
  accountId: string;
  codeHash: string;
}

/** @throws AppError code-invalid, whatever the reason: unknown e-mail, wrong, old, used or tried too often */
export async function checkCode(
  { db, clock, tokens }: Services,
  { email, code }: { email: string; code: string },
): Promise<RightCode> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new AppError("code-invalid");
  const codeHash = hashCode(tokens, account.id, code);
  if (!(await tryResetCode(db, { accountId: account.id, codeHash, now: clock.now() }))) {
    throw new AppError("code-invalid");
  }
  return { accountId: account.id, codeHash };
}
