import { randomBytes } from "node:crypto";
import type { Tokens } from "./tokens.ts";

const linkBytes = 24;

/** The secret of a mailed link: nobody guesses it, so it needs no limit, and no stranger can use one up. */
export const makeLinkSecret = (): string => randomBytes(linkBytes).toString("base64url");

/** Keyed, because a million plain hashes are tried in a second. */
export const hashLinkSecret = (tokens: Tokens, accountId: string, secret: string): string =>
  tokens.digest("reset-code", accountId, secret);

/** The network address that asks or tries, as it is kept. */
export const hashRequester = (tokens: Tokens, accountId: string, address: string): string =>
  tokens.digest("reset-requester", accountId, address);
