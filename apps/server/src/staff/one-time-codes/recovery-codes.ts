import { randomInt } from "node:crypto";
import { limits } from "@hunarmand/api/limits";
import type { Database } from "../../database/database.ts";
import { hashRecoveryCode } from "../../domain/account/one-time-codes.ts";
import type { Services } from "../../services/services.ts";
import { replaceRecoveryCodes } from "./enrolments.queries.ts";

/** Without letters and digits that are confused: I, L, O, U, 0 and 1. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLetters = 5;

const makeGroup = (): string =>
  Array.from({ length: groupLetters }, () => letters.charAt(randomInt(letters.length))).join("");

/** Replaces the codes. Returns them in plain text, which is not stored. */
export async function makeRecoveryCodes(services: Services, db: Database, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => `${makeGroup()}-${makeGroup()}`);
  const hashes = codes.map((code) => hashRecoveryCode(services, accountId, code)[0]);
  await replaceRecoveryCodes(db, accountId, hashes);
  return codes;
}
