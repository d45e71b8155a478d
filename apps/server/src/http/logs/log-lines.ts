import type { FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";
import { codeOf, listCauses, nameCause } from "../../database/failure-cause.ts";
import { AppError } from "../../values/app-error.ts";
import { hideStack, hideValues } from "./hide-values.ts";
import { limitRepeats } from "./log-repeats.ts";

/** Fields that are hidden in every log line, on the first four levels, in either letter case of their first letter. */
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

/** Not the whole error: errors of the database contain the refused value. */
const describeError = (error: Error) => ({
  type: error.name,
  errorCode: codeOf(error),
  message: hideValues(error.message),
});

function serializeError(error: Error) {
  const causes = listCauses(error).slice(1).map(describeError);
  return { ...describeError(error), ...(causes.length > 0 ? { causes } : {}), stack: hideStack(error) };
}

/** Names the cause in words. A busy portal names its reason in the error's own cause. */
function nameFailure(error: Error): string | undefined {
  const own = error instanceof AppError && error.cause instanceof Error ? hideValues(error.cause.message) : undefined;
  return nameCause(error) ?? own;
}

/** The same key for the same cause: its code, or its text without values. */
function keyOf(error: Error): string {
  const deepest = listCauses(error).at(-1) ?? error;
  return [deepest.name, codeOf(deepest) ?? hideValues(deepest.message)].join(" ");
}

type LogOptions = Pick<LoggerOptions, "redact" | "serializers" | "hooks">;

/** Options for pino: no secret in any line (docs/security-rules.md SG1), the cause in words, the same cause at most once a second. */
export const makeLogLines = (): LogOptions => ({
  redact: {
    paths: [...new Set(secretFields)].flatMap((name) => prefixes.map((prefix) => `${prefix}${name}`)),
    censor: "#",
  },
  serializers: {
    // The route, not the URL: paths contain e-mails and phone numbers, queries contain codes.
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url, ip: request.ip }),
    err: serializeError,
  },
  hooks: { logMethod: limitRepeats({ nameFailure, keyOf }) },
});
