import type { FieldIssue } from "@hunarmand/api/errors";
import { readIssue } from "@hunarmand/api/issues";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseDown } from "../database/database.ts";
import { AppError, makeIssue, StillStarting, TooManyRequests, UnderMaintenance } from "../values/app-error.ts";
import { isPageAsked } from "./requests/request-path.ts";

const retryAfterSeconds = 5;

/** `/Skill/0` -> `Skill.0`. A refusal of the whole body gets the field "body". */
const fieldOf = (instancePath: string): string => instancePath.slice(1).replaceAll("/", ".") || "body";

function issuesOf(error: unknown): FieldIssue[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const issues = error.validation.map(({ instancePath, message = "" }) => readRefusal(fieldOf(instancePath), message));
  // One issue per field: the first one is the most important.
  return issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);
}

/** The messages of our own rules contain an issue code. A message of the schema library stays as it is, for authors of clients. */
function readRefusal(field: string, message: string): FieldIssue {
  const named = readIssue(message);
  return named ? makeIssue(field, named.code, named.values) : { ...makeIssue(field, "value-invalid"), message };
}

/** Maps an error of Fastify, or an unexpected one, by its status. Without a status it is an internal error. */
function fromFastifyError({ statusCode = 500 }: FastifyError): AppError {
  if (statusCode === 413) return new AppError("body-too-large");
  if (statusCode === 415) return new AppError("unsupported-type");
  if (statusCode === 404) return new AppError("not-found");
  if (statusCode === 503) return new AppError("unavailable");
  return new AppError(statusCode < 500 ? "invalid-input" : "internal-error");
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const issues = issuesOf(error);
  if (issues) return new AppError("invalid-input", issues);
  const refusal = error as FastifyError;
  // Client errors come first: a lost connection to a client raises the same ECONNRESET as one to the database.
  if (refusal.statusCode !== undefined && refusal.statusCode < 500) return fromFastifyError(refusal);
  if (isDatabaseDown(error)) return new AppError("unavailable");
  return fromFastifyError(refusal);
}

/** A reply that follows from a setting (501: switched off), a starting server or maintenance is not a failure. */
const isFailure = (error: AppError): boolean =>
  error.status >= 500 &&
  error.status !== 501 &&
  !(error instanceof StillStarting) &&
  !(error instanceof UnderMaintenance);

function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  if (isFailure(appError)) request.log.error({ err: error }, "a call failed");
  if (appError instanceof TooManyRequests) reply.header("retry-after", appError.retryAfterSeconds);
  if (appError.status === 503)
    reply.header("retry-after", appError instanceof UnderMaintenance ? appError.retryAfterSeconds : retryAfterSeconds);
  // Set here too, because a request may be refused before the hook that sets it.
  reply.header("cache-control", "no-store");
  return reply.code(appError.status).send(appError.toBody(request.id));
}

/**
 * Addresses that the router cannot parse (`%ED%A0%80`, very long parts) reach no route and no error handler. A request for a page is
 * redirected to /home (docs/screens.md U1), a call is refused.
 */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook has run for this request.
  reply.header("x-content-type-options", "nosniff");
  if (isPageAsked(request)) reply.header("cache-control", "no-store").redirect("/home");
  else replyWithError(error, request, reply);
}

/** Replies to all errors with the same shape of body. The text of a 5xx goes only to the log. */
export const errorReplies = fp(async (app) => {
  app.setErrorHandler(replyWithError);
});
