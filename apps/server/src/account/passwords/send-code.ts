import { isOfficeRole } from "@hunarmand/api/call";
import { limits as figures } from "@hunarmand/api/limits";
import type { Language } from "@hunarmand/texts/catalogue";
import { getMailLanguage } from "../../domain/account/mail-language.ts";
import { type Mail, queueMail } from "../../domain/mail/mail.ts";
import { hashRequester, makeLinkSecret } from "../../services/login/link-secrets.ts";
import { findWho, logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError, type TooManyRequests } from "../../values/app-error.ts";
import { findAccountByEmail } from "../account.queries.ts";
import { hashCode, makeCode } from "./reset-code.ts";
import { hasValidCode, putResetCode } from "./reset-codes.queries.ts";

const minuteMilliseconds = 60_000;

/** The contents of the mail: digits to type, and a link. */
export interface MailedCode {
  to: string;
  code: string;
  link: string;
  language: Language;
}

interface Requester {
  accountId: string;
  isSealed: boolean;
  address: string;
}

/**
 * Creates a code for the address that asks, and queues its mail. If many ask for one account, the mailbox already has a valid code, and no
 * further mail is sent.
 * @throws TooManyRequests
 * @throws AppError email-not-found, email-unproven if only the account's phone is proven
 */
export async function sendCode(
  services: Services,
  { email, address }: { email: string; address: string },
  write: (mailed: MailedCode) => Mail,
): Promise<void> {
  const { db, limits } = services;
  const account = await findAccountByEmail(db, email);
  if (!account?.email || !account.opensByMail) {
    await limits.take("reset-code-unknown", address);
    const code = account ? "email-unproven" : "email-not-found";
    const who = await findWho(services, email);
    await logSecurity(services, { kind: "reset-code-sent", ...who, result: "refused", detail: code });
    throw new AppError(code);
  }
  const own = `${account.id}\n${address}`;
  const uses = [await limits.take("reset-code-pause", own), await limits.take("reset-code-account", own)];
  const burst = await limits.takeIfFree("reset-code-burst", account.id);
  const turn = burst ?? (await limits.takeIfFree("reset-code-pace", account.id));
  if (!turn && (await hasValidCode(db, account.id, services.clock.now()))) return;
  uses.push(turn ?? (await limits.take("reset-code-pace", account.id)));
  const language = await getMailLanguage(db, account.id);
  const mailed = { accountId: account.id, language, to: account.email, isSealed: isOfficeRole(account.role) };
  // A code that was not sent is not counted, so that its owner can try again.
  await mailCode(services, { ...mailed, address }, write).catch(async (error: TooManyRequests) => {
    await Promise.allSettled(uses.map((use) => limits.giveBack(use)));
    throw error;
  });
}

async function mailCode(
  services: Services,
  { accountId, to, language, isSealed, address }: Omit<MailedCode, "code" | "link"> & Requester,
  write: (mailed: MailedCode) => Mail,
): Promise<void> {
  const { db, clock, tokens, publicUrl } = services;
  const [code, secret, createdAt] = [makeCode(), makeLinkSecret(), clock.now()];
  const link = new URL("/forgetpassword", publicUrl);
  link.search = new URLSearchParams({ email: to, code: secret }).toString();
  await db.transaction().execute(async (transaction) => {
    await putResetCode(transaction, {
      accountId,
      requester: hashRequester(tokens, accountId, address),
      codeHash: hashCode(tokens, accountId, code),
      linkHash: hashCode(tokens, accountId, secret),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + figures.resetCodeMinutes * minuteMilliseconds),
    });
    await queueMail(
      { ...services, db: transaction },
      { ...write({ to, code, link: link.toString(), language }), isSealed },
    );
    await logSecurity({ ...services, db: transaction }, { kind: "reset-code-sent", accountId });
  });
}
