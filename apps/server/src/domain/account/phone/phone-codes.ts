import type { CodePurpose } from "@hunarmand/api/account/phone-codes";
import type { Tokens } from "../../../services/login/tokens.ts";
import { findWho, logSecurity } from "../../../services/security/security-log.ts";
import type { Services } from "../../../services/services.ts";
import { AppError } from "../../../values/app-error.ts";
import { countCodeTry, forgiveCodeTry } from "./phone-codes.queries.ts";

export const hashTicket = (tokens: Tokens, ticket: string): string => tokens.digest("phone-ticket", ticket);

export const hashPhoneCode = (tokens: Tokens, ticketHash: string, code: string): string =>
  tokens.digest("phone-code", ticketHash, code);

/** The names in the security log of a login or reset by text message. */
export const eventOf = { login: "login-code", password: "password-reset-by-phone" } as const;

/** What a browser sends back of the code. */
export interface PhoneCodeTry {
  ticket: string;
  code: string;
  purpose: CodePurpose;
}

/**
 * Returns the number that the code confirms, without consuming the code. `consumePhoneCode` consumes it in the transaction that uses it, so
 * that a form refused for another reason needs no second message.
 *
 * @throws AppError code-invalid, for any reason
 */
export async function checkPhoneCode(
  services: Pick<Services, "db" | "clock" | "tokens" | "origin">,
  { ticket, code, purpose }: PhoneCodeTry,
): Promise<{ phone: string; ticketHash: string }> {
  const { db, clock, tokens } = services;
  const ticketHash = hashTicket(tokens, ticket);
  const counted = await countCodeTry(db, ticketHash, clock.now());
  const isRight = counted?.codeHash === hashPhoneCode(tokens, ticketHash, code) && counted.purpose === purpose;
  if (!counted || !isRight) {
    const who = counted ? await findWho(services, counted.phone) : {};
    await logSecurity(services, { kind: eventOf[purpose], ...who, result: "refused", detail: "code-invalid" });
    throw new AppError("code-invalid");
  }
  await forgiveCodeTry(db, ticketHash);
  return { phone: counted.phone, ticketHash };
}
