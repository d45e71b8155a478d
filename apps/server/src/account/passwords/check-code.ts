import { warnOwner } from "../../domain/account/warn-owner.ts";
import { hashRequester } from "../../services/login/link-secrets.ts";
import { isKnownPlace } from "../../services/login/places.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { findAccountByEmail } from "../account.queries.ts";
import { hashTypedCode, isLinkSecret } from "./reset-code.ts";
import { countTry, isValidCode, type Requester, type TypedCode, uncountTry } from "./reset-codes.queries.ts";

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/** A code that was just checked, and its account. */
export interface RightCode {
  account: Account;
  held: TypedCode;
}

/** A code that was typed or came with the mailed link, and where from. */
export interface CodeTry {
  email: string;
  code: string;
  address: string;
}

/** @throws AppError code-invalid for every reason: unknown e-mail, wrong, expired, used or tried too often */
export async function checkCode(services: Services, codeTry: CodeTry): Promise<RightCode> {
  const who = await findWho(services, codeTry.email);
  return logRefusal(services, { kind: "reset-code", ...who }, () => findRightCode(services, codeTry));
}

async function findRightCode(services: Services, { email, code, address }: CodeTry): Promise<RightCode> {
  const { db, clock, tokens } = services;
  const account = await findAccountByEmail(db, email);
  if (!account?.opensByMail) throw new AppError("code-invalid");
  const { id: accountId } = account;
  const hashes = hashTypedCode(tokens, accountId, code);
  const held: TypedCode = { accountId, column: isLinkSecret(code) ? "linkHash" : "codeHash", hashes };
  const isRight =
    held.column === "linkHash"
      ? await isValidCode(db, held, clock.now())
      : await tryDigits(services, held, { accountId, requester: hashRequester(tokens, accountId, address), address });
  if (!isRight) throw new AppError("code-invalid");
  return { account, held };
}

/**
 * Six digits can be guessed, so tries are few: five for each address, which no other address can use up. If there are too many tries from
 * all addresses together, digits only work at the address that asked for them, and finally only at the owner's known places (decision
 * 2026-11-22-0132). The link's secret has none of these limits.
 */
async function tryDigits(services: Services, held: TypedCode, own: Requester & { address: string }): Promise<boolean> {
  const { db, clock, limits } = services;
  const now = clock.now();
  if (!(await countTry(db, own, now))) return false;
  const uses = await countEverywhere(services, own);
  if (!uses) return false;
  const place = uses.isUnderAttack ? { requester: own.requester } : {};
  const isRight = await isValidCode(db, { ...held, ...place }, now);
  if (!isRight) return false;
  await uncountTry(db, own);
  for (const use of uses.taken) await limits.giveBack(use);
  return true;
}

/** Returns nothing if tries from this address are no longer checked. */
async function countEverywhere(services: Services, { accountId, address }: Requester & { address: string }) {
  const { limits } = services;
  const usual = [
    await limits.takeIfFree("reset-tries-hour", accountId),
    await limits.takeIfFree("reset-tries-day", accountId),
  ];
  const isUnderAttack = usual.includes(undefined);
  if (isUnderAttack) await warnOwner(services, accountId);
  const last = isUnderAttack ? await limits.takeIfFree("reset-tries-attacked", accountId) : undefined;
  if (isUnderAttack && !last && !(await isKnownPlace(services, { accountId, address }))) return undefined;
  return { isUnderAttack, taken: [...usual, last].filter((use) => use !== undefined) };
}
