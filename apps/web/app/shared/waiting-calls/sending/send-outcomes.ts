import { ApiError } from "../../calls/api-error.ts";

const timeout = 408;
const tooEarly = 425;
const tooManyRequests = 429;
/** A gateway in front of the portal, or the portal's own deadline for a slow client: neither has a text of the portal. */
const gatewayStatuses: readonly number[] = [timeout, 502, 503, 504];

/** Whether nobody knows if the server has acted: the same call is sent again later, with the same key. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof DOMException && error.name === "TimeoutError";
  return error.code === "network" || (!error.isFromServer && gatewayStatuses.includes(error.status));
}

/** Codes that say nothing about the call itself. The next try may succeed. */
const passingCodes: readonly string[] = ["network", "unexpected-reply", "idempotency-running", "not-signed-in"];
const passingStatuses: readonly number[] = [timeout, tooEarly, tooManyRequests];

/** Whether the server has decided against the call: only the person can go on with it. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || passingCodes.includes(error.code)) return false;
  return error.status >= 400 && error.status < 500 && !passingStatuses.includes(error.status);
}

/** Whether other calls would fail in the same way: there is no network, no session, or there were too many. */
export const isOfAll = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === "network" || error.code === "not-signed-in" || error.status === tooManyRequests);
