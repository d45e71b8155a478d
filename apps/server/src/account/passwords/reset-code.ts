import { randomInt } from "node:crypto";
import { limits } from "@hunarmand/api/limits";
import { hashLinkSecret, hashTypedSecret } from "../../services/login/link-secrets.ts";

export const makeCode = (): string =>
  String(randomInt(10 ** limits.resetCodeDigits)).padStart(limits.resetCodeDigits, "0");

export const isLinkSecret = (code: string): boolean => code.length > limits.resetCodeDigits;

/** Digits and the link's secret are hashed in the same way. */
export const hashCode = hashLinkSecret;
export const hashTypedCode = hashTypedSecret;
