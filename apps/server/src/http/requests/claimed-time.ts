import { waitedSecondsMax as max, waitedHeader } from "@hunarmand/api/waited";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../services/clock.ts";
import { invalidField } from "../../values/app-error.ts";

const secondMilliseconds = 1_000;

/**
 * Returns when the caller's device says that this was done: it was stored there without a network for so many seconds (docs/product.md J28).
 * Undefined for a call that did not wait. The device sends a duration, so that a clock that is wrong by hours claims the right time.
 *
 * @throws AppError invalid-input for anything but a whole number of seconds within the limit
 */
export function readClaimedTime({ headers, method }: FastifyRequest, clock: Clock): Date | undefined {
  const waited = headers[waitedHeader];
  if (waited === undefined || method === "GET") return undefined;
  const seconds = typeof waited === "string" && /^\d{1,10}$/.test(waited) ? Number(waited) : Number.NaN;
  if (!(seconds <= max)) throw invalidField("X-Waited-Seconds", "waited-seconds", { max });
  return new Date(clock.now().getTime() - seconds * secondMilliseconds);
}
