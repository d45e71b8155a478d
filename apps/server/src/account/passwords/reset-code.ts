import { randomBytes, randomInt } from "node:crypto";
import { limits } from "@hunarmand/api/limits";
import type { Tokens } from "../../services/login/tokens.ts";

const linkBytes = 24;

export const makeCode = (): string =>
  String(randomInt(10 ** limits.resetCodeDigits)).padStart(limits.resetCodeDigits, "0");

/** The secret of a mailed link: nobody guesses it, so it needs no limit, and no stranger can use one up. */
export const makeLinkSecret = (): string => randomBytes(linkBytes).toString("base64url");

export const isLinkSecret = (code: string): boolean => code.length > limits.resetCodeDigits;

/** Keyed, because a million plain hashes are tried in a second. */
export const hashCode = (tokens: Tokens, accountId: string, code: string): string =>
  tokens.digest("reset-code", accountId, code);

/** The network address that asks or tries, as it is kept. */
export const hashRequester = (tokens: Tokens, accountId: string, address: string): string =>
  tokens.digest("reset-requester", accountId, address);
