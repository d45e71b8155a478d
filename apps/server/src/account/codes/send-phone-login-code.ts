import { randomInt } from "node:crypto";
import type * as api from "@hunarmand/api/account/phone-codes";
import { limits as figures } from "@hunarmand/api/limits";
import { findCodeEnd, insertPhoneCode } from "../../domain/account/phone/phone-codes.queries.ts";
import { hashPhoneCode, hashTicket } from "../../domain/account/phone/phone-codes.ts";
import { getPhone } from "../../domain/account/registration.ts";
import { queuePhoneText } from "../../domain/mail/phone-texts.ts";
import type { UseCase } from "../../http/serve.ts";
import { makeLinkSecret } from "../../services/login/link-secrets.ts";
import { findWho, logSecurity } from "../../services/security/security-log.ts";
import { getReplies } from "../../values/replies.ts";
import { getTexts } from "../../values/texts.ts";
import { giveMessageUsesBack, takeMessageUses } from "./message-limits.ts";

export const sendPhoneLoginCode: UseCase<typeof api.sendPhoneLoginCode> = async (
  services,
  _caller,
  { body, address },
) => {
  const { db, clock, tokens, showsCodes, publicUrl } = services;
  const { purpose } = body;
  const phone = getPhone(body.phoneNumber, "phoneNumber");
  const uses = await takeMessageUses(services, { phone, address });
  const code = String(randomInt(10 ** figures.resetCodeDigits)).padStart(figures.resetCodeDigits, "0");
  const ticket = makeLinkSecret();
  const ticketHash = hashTicket(tokens, ticket);
  const createdAt = clock.now();
  const expiresAt = findCodeEnd(createdAt);
  const words = getTexts("mails", "en").phoneCode[purpose]({ code, minutes: figures.resetCodeMinutes });
  // With this last line, browsers that can read the message fill in the code, on this address only (WebOTP).
  const text = `${words}\n\n@${new URL(publicUrl).hostname} #${code}`;
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
      await giveMessageUsesBack(services, uses);
      throw error;
    });
  return { message: getReplies().sendPhoneLoginCode, ticket, ...(showsCodes ? { code } : {}) };
};
