import type { FieldIssue } from "@hunarmand/api/errors";
import { readIssue } from "@hunarmand/api/issues";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseDown } from "../database/database.ts";
import { AppError, makeIssue, StillStarting, TooManyRequests } from "../values/app-error.ts";
import { isPageAsked } from "./requests/request-path.ts";

const retryAfterSeconds = 5;

/** `/Skill/0` -> `Skill.0`; a refusal of the body as a whole has no field of its own. */
const fieldOf = (instancePath: string): string => instancePath.slice(1).replaceAll("/", ".") || "body";

function issuesOf(error: unknown): FieldIssue[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const issues = error.validation.map(({ instancePath, message = "" }) => readRefusal(fieldOf(instancePath), message));
  // One reason a field: the first one names what is most amiss.
  return issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);
}

/** A rule of ours names its issue; what the schema library refuses by itself keeps its words for authors of clients. */
function readRefusal(field: string, message: string): FieldIssue {
  const named = readIssue(message);
  return named ? makeIssue(field, named.code, named.values) : { ...makeIssue(field, "value-invalid"), message };
}

/** Fastify's own refusals of what a client sent, by status. */
function fromClientError({ statusCode = 500 }: FastifyError): AppError {
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
  // First of all: a client that is cut off in the middle raises the same ECONNRESET as a database that is.
  if (refusal.statusCode !== undefined && refusal.statusCode < 500) return fromClientError(refusal);
  if (isDatabaseDown(error)) return new AppError("unavailable");
  return fromClientError(refusal);
}

/** What a start or a setting makes of a call (501: switched off) is as expected. */
const isFailure = (error: AppError): boolean =>
  error.status >= 500 && error.status !== 501 && !(error instanceof StillStarting);

function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  if (isFailure(appError)) request.log.error({ err: error }, "a call failed");
  if (appError instanceof TooManyRequests) reply.header("retry-after", appError.retryAfterSeconds);
  if (appError.status === 503) reply.header("retry-after", retryAfterSeconds);
  // Refusals that come before the call's own hooks, too.
  reply.header("cache-control", "no-store");
  return reply.code(appError.status).send(appError.toBody(request.id));
}

/**
 * Addresses that the router cannot read (`%ED%A0%80`, parts without end) come to no route and no error handler. A page that nobody knows leads
 * home (docs/screens.md U1), a call is refused.
 */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook has run for it.
  reply.header("x-content-type-options", "nosniff");
  if (isPageAsked(request)) reply.header("cache-control", "no-store").redirect("/home");
  else replyWithError(error, request, reply);
}

/** One handler, one body for every error; the text of a 5xx stays in the log. */
export const errorReplies = fp(async (app) => {
  app.setErrorHandler(replyWithError);
});
