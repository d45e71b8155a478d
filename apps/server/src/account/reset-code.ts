import { randomInt } from "node:crypto";
import { limits } from "@hunarmand/contract/limits";
import type { Tokens } from "../services/tokens.ts";

export const makeCode = (): string =>
  String(randomInt(10 ** limits.resetCodeDigits)).padStart(limits.resetCodeDigits, "0");

/** Keyed, because a million plain hashes are tried in a second. */
export const hashCode = (tokens: Tokens, accountId: string, code: string): string =>
  tokens.digest("reset-code", accountId, code);
