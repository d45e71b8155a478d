import { randomInt } from "node:crypto";
import { isOfficeRole } from "@hunarmand/api/call";
import { limits as figures } from "@hunarmand/api/limits";
import { sql } from "kysely";
import { logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { queueMail } from "../mail/mail.ts";
import { queuePhoneText } from "../mail/phone-texts.ts";
import { getMailLanguage } from "./mail-language.ts";

export type ProofPurpose = "email" | "phone";

/** An address that needs to be confirmed. */
export interface UnprovenAddress {
  accountId: string;
  role: string;
  purpose: ProofPurpose;
  address: string;
  /** The code identifies the owner before they take over or close their account. Otherwise it confirms the address. */
  isOwnerCode?: boolean;
  /** The account gets the address once it is confirmed. */
  isClaim?: boolean;
}

type Post = Pick<Services, "db" | "clock" | "queue" | "tokens" | "publicUrl" | "origin">;

const minuteMilliseconds = 60_000;
const lifeMilliseconds = figures.resetCodeMinutes * minuteMilliseconds;

const hashProof = ({ tokens }: Pick<Services, "tokens">, { accountId, purpose }: ProofTry, code: string): string =>
  tokens.digest("proof-code", accountId, purpose, code);

/** Sends a code that confirms the address and replaces earlier codes. Pass the transaction of a change as `db`. */
export async function queueProofCode(
  post: Post,
  { role, isOwnerCode = false, isClaim = false, ...unproven }: UnprovenAddress,
): Promise<void> {
  const { accountId, purpose, address } = unproven;
  const code = String(randomInt(10 ** figures.resetCodeDigits)).padStart(figures.resetCodeDigits, "0");
  const createdAt = post.clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifeMilliseconds);
  const kept = { address, isClaim, codeHash: hashProof(post, { accountId, purpose }, code), createdAt, expiresAt };
  await post.db
    .insertInto("proofCodes")
    .values({ accountId, purpose, ...kept })
    .onConflict((conflict) => conflict.columns(["accountId", "purpose"]).doUpdateSet({ ...kept, tries: 0 }))
    .execute();
  await logSecurity(post, { kind: "proof-code-sent", accountId, detail: purpose });
  const isSealed = isOfficeRole(role);
  const language = await getMailLanguage(post.db, accountId);
  const texts = getTexts("mails", language);
  const { sms, subject, text } = isOwnerCode ? texts.ownerCode : texts.proofCode;
  const minutes = figures.resetCodeMinutes;
  // Neither text contains words that a stranger could have chosen: the address is not confirmed yet.
  if (purpose === "phone") {
    const phoneText = { to: address, text: sms({ code, minutes }), isSealed, isAwaited: true };
    return queuePhoneText(post, phoneText);
  }
  const link = isOwnerCode ? `${post.publicUrl}/yourdata` : `${post.publicUrl}/signindetails?code=${code}`;
  await queueMail(post, { to: address, language, subject, text: text({ code, minutes, link }), isSealed });
}

export interface ProofTry {
  accountId: string;
  purpose: ProofPurpose;
}

/** Consumes a right code and returns the address that it confirms. Returns nothing if it is wrong, expired or tried too often. */
export async function consumeProofCode(
  services: Pick<Services, "db" | "clock" | "tokens" | "origin">,
  proof: ProofTry,
  code: string,
): Promise<{ address: string; isClaim: boolean } | undefined> {
  const { accountId, purpose } = proof;
  const proven = await takeIfRight(services, proof, code);
  const refused = proven ? {} : ({ result: "refused" } as const);
  await logSecurity(services, { kind: "proof-code", accountId, detail: purpose, ...refused });
  return proven;
}

async function takeIfRight(
  { db, clock, tokens }: Pick<Services, "db" | "clock" | "tokens">,
  proof: ProofTry,
  code: string,
): Promise<{ address: string; isClaim: boolean } | undefined> {
  const { accountId, purpose } = proof;
  const now = clock.now();
  const codeHash = hashProof({ tokens }, proof, code);
  const counted = await db
    .updateTable("proofCodes")
    .set({ tries: sql<number>`tries + 1` })
    .where("accountId", "=", accountId)
    .where("purpose", "=", purpose)
    .where("tries", "<", figures.resetCodeTries)
    .where("expiresAt", ">", now)
    // Excludes codes from the future: the clock may have been set back.
    .where("createdAt", "<=", new Date(now.getTime() + lifeMilliseconds))
    .returning("codeHash")
    .executeTakeFirst();
  if (counted?.codeHash !== codeHash) return undefined;
  return db
    .deleteFrom("proofCodes")
    .where("accountId", "=", accountId)
    .where("purpose", "=", purpose)
    .where("codeHash", "=", codeHash)
    .returning(["address", "isClaim"])
    .executeTakeFirst();
}
