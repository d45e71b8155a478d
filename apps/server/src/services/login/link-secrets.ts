import { randomBytes } from "node:crypto";
import type { Tokens } from "./tokens.ts";

const linkBytes = 24;

/** The secret of a mailed link. It cannot be guessed, so it needs no limit that a stranger could use up. */
export const makeLinkSecret = (): string => randomBytes(linkBytes).toString("base64url");

/** Keyed, because a million plain hashes can be tried in a second. */
export const hashLinkSecret = (tokens: Tokens, accountId: string, secret: string): string =>
  tokens.digest("reset-code", accountId, secret);

/** Every form in which the secret may be stored: links stay valid when the installation's secret is changed. */
export const hashTypedSecret = (tokens: Tokens, accountId: string, secret: string): readonly string[] =>
  tokens.digests("reset-code", accountId, secret);

/** Hash of the network address that asks for a code or tries one. */
export const hashRequester = (tokens: Tokens, accountId: string, address: string): string =>
  tokens.digest("reset-requester", accountId, address);
