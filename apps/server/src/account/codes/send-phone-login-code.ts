import { randomInt } from "node:crypto";
import type * as contract from "@hunarmand/api/account/phone-codes";
import { limits as figures } from "@hunarmand/api/limits";
import { getPhone } from "../../domain/account/registration.ts";
import { queuePhoneText } from "../../domain/mail/phone-texts.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Use } from "../../services/login/limits.ts";
import { makeLinkSecret } from "../../services/login/link-secrets.ts";
import { isKnownPlace } from "../../services/login/places.ts";
import { findWho, logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { TooManyRequests } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { getTexts } from "../../values/texts.ts";
import { hashPhoneCode, hashTicket } from "./check-phone-code.ts";
import { findAccountIdByPhone, findCodeEnd, insertPhoneCode } from "./phone-codes.queries.ts";

export const sendPhoneLoginCode: UseCase<typeof contract.sendPhoneLoginCode> = async (
  services,
  _caller,
  { body, address },
) => {
  const { db, clock, tokens, showsCodes } = services;
  const { purpose } = body;
  const phone = getPhone(body.phoneNumber, "phoneNumber");
  const uses = await takeTurn(services, phone, address);
  const code = String(randomInt(10 ** figures.resetCodeDigits)).padStart(figures.resetCodeDigits, "0");
  const ticket = makeLinkSecret();
  const ticketHash = hashTicket(tokens, ticket);
  const createdAt = clock.now();
  const expiresAt = findCodeEnd(createdAt);
  const text = getTexts("mails", "en").phoneCode[purpose]({ code, minutes: figures.resetCodeMinutes });
  await db
    .transaction()
    .execute(async (transaction) => {
      const codeHash = hashPhoneCode(tokens, ticketHash, code);
      await insertPhoneCode(transaction, { ticketHash, phone, purpose, codeHash, createdAt, expiresAt });
      const inside = { ...services, db: transaction };
      await queuePhoneText(inside, { to: phone, text, isAwaited: true });
      const who = await findWho(inside, phone);
      await logSecurity(inside, { kind: "phone-code-sent", ...who, detail: purpose });
    })
    .catch(async (error) => {
      await giveBack(services, uses);
      throw error;
    });
  return { message: getReplies().sendPhoneLoginCode, ticket, ...(showsCodes ? { code } : {}) };
};

/**
 * Each message costs money, and somebody's patience: limits for the number, for the address, and for all together. Nobody can use a
 * number's up for its owner, who is let through where the account was opened before.
 *
 * @throws TooManyRequests
 */
async function takeTurn(services: Services, phone: string, address: string): Promise<Use[]> {
  const { limits } = services;
  const pair = `${phone}\n${address}`;
  const uses: Use[] = [];
  try {
    uses.push(await limits.take("phone-code-pause", pair));
    uses.push(await limits.take("phone-code-pair", pair));
    uses.push(await limits.take("phone-code-address", address));
    uses.push(
      await limits
        .take("phone-code-number", phone)
        .catch((error) => takeOwnersTurn(services, { phone, address, error })),
    );
    uses.push(await limits.take("phone-codes-hour", "all"));
    uses.push(await limits.take("phone-codes-day", "all"));
    return uses;
  } catch (error) {
    await giveBack(services, uses);
    throw error;
  }
}

async function takeOwnersTurn(
  services: Services,
  { phone, address, error }: { phone: string; address: string; error: unknown },
): Promise<Use> {
  if (!(error instanceof TooManyRequests)) throw error;
  const account = await findAccountIdByPhone(services.db, phone);
  if (!account || !(await isKnownPlace(services, { accountId: account.id, address }))) throw error;
  return services.limits.take("phone-code-known", phone);
}

const giveBack = ({ limits }: Services, uses: Use[]) => Promise.allSettled(uses.map((use) => limits.giveBack(use)));
