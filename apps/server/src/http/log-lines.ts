import type { FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";

/** Fields that no log line may show, at any of the first levels, in either letter case of their first letter. */
const secretFields = [
  "password",
  "newPassword",
  "currentPassword",
  "passwordHash",
  "token",
  "code",
  "oneTimeCode",
  "secret",
  "cnic",
  "CNIC",
  "cardNumber",
  "cvv",
  "authorization",
  "cookie",
].flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]);

const prefixes = ["", "*.", "*.*.", "*.*.*."];

/** Numbers long enough to be a code, a phone, a CNIC or a card, however they are grouped. */
const longNumber = /\d[\d -]{2,}\d/g;
const hideNumbers = (text: string): string => text.replace(longNumber, "#");

const fieldOf = (error: object, name: string): unknown =>
  name in error ? error[name as keyof typeof error] : undefined;

/** pino without a secret in any line (docs/security-rules.md SG1). */
export const logLines: Pick<LoggerOptions, "redact" | "serializers"> = {
  redact: {
    paths: [...new Set(secretFields)].flatMap((name) => prefixes.map((prefix) => `${prefix}${name}`)),
    censor: "#",
  },
  serializers: {
    // The route, not the URL: paths hold e-mails and phone numbers, queries hold codes.
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url, ip: request.ip }),
    // Not the whole error: the database's own tell which value was refused.
    err: (error: Error) => ({
      type: error.name,
      errorCode: fieldOf(error, "code"),
      message: hideNumbers(error.message),
      stack: hideNumbers(error.stack ?? ""),
    }),
  },
};
