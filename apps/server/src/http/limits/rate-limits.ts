import type { LimitName } from "@hunarmand/api/call";
import { type RateName, rates } from "@hunarmand/api/limits";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { TooManyRequests } from "../../values/app-error.ts";
import { addressOf } from "../requests/address.ts";

/** Limits that need nothing but the caller; login and reset codes count in their use cases, where the outcome is known. */
const named: Partial<Record<LimitName, RateName>> = {
  signup: "signup",
  inquiry: "inquiry",
  search: "search",
  "work-search": "work-search",
  "missed-words": "missed-words",
  upload: "upload",
  attachment: "attachment",
  export: "export",
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** How often an address may ask for it, where it is no call: `other` unless it says so, so that no route is without a limit. */
    rate?: RateName;
  }
}

const subjectsMax = 50_000;

/**
 * The limits of all that can be asked for: those that calls name in the database, and the general flow of each caller and address in this
 * process's memory (decision 021). They count before a request is judged, so that refusals cost nobody without end.
 */
export const rateLimits = fp(async (app) => {
  const { limits, clock } = app.services;
  const windows = new LRUCache<string, { uses: number; endsAt: number }>({ max: subjectsMax });

  app.addHook("onRequest", async (request) => {
    const { rate, subject } = flowOf(request);
    const now = clock.now().getTime();
    const known = windows.get(subject);
    const endsAt = now + rate.seconds * 1_000;
    // A window that ends later than a new one would is of a clock that was set back since.
    const window = known && known.endsAt > now && known.endsAt <= endsAt ? known : { uses: 0, endsAt };
    window.uses += 1;
    windows.set(subject, window);
    if (window.uses > rate.uses * limits.scale) throw new TooManyRequests(Math.ceil((window.endsAt - now) / 1_000));
  });

  app.addHook("preHandler", async (request) => {
    const { limit } = request.routeOptions.config.call ?? {};
    const name = limit && named[limit];
    if (name) await limits.take(name, subjectOf(request));
  });
});

/** Calls count together; pages and the like for themselves, so that no page load uses up an address's calls. */
function flowOf(request: FastifyRequest) {
  const { call, rate = "other" } = request.routeOptions.config;
  if (call) return { rate: rates[request.caller ? "caller" : "anonymous"], subject: subjectOf(request) };
  return { rate: rates[rate], subject: `${rate} of ${addressOf(request)}` };
}

const subjectOf = (request: FastifyRequest): string =>
  request.caller ? `account ${request.caller.accountId}` : `address ${addressOf(request)}`;
