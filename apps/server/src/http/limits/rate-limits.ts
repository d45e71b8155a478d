import type { LimitName } from "@hunarmand/api/call";
import { callRates } from "@hunarmand/api/call-rates";
import { type RateName, rates } from "@hunarmand/api/limits";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { TooManyRequests } from "../../values/app-error.ts";
import { addressOf } from "../requests/address.ts";

/** Limits that need only the caller. Login and reset codes are counted in their use cases, which know the outcome. */
const isCallRate = (limit: LimitName): limit is keyof typeof callRates => limit in callRates;

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes that are no call: how often an address may request it. Default: `other`, so every route has a limit. */
    rate?: RateName;
  }
}

const subjectsMax = 50_000;

/**
 * Rate limits of all routes: the named limits of calls are counted in the database, the general rate of each caller and address in this
 * process's memory (decision 021). They count before the request is checked, so refused requests count too.
 */
export const rateLimits = fp(async (app) => {
  const { limits, clock } = app.services;
  const windows = new LRUCache<string, { uses: number; endsAt: number }>({ max: subjectsMax });

  app.addHook("onRequest", async (request) => {
    const { rate, subject } = rateOf(request);
    const now = clock.now().getTime();
    const known = windows.get(subject);
    const endsAt = now + rate.seconds * 1_000;
    // A window that ends later than a new one would was opened before the clock was set back.
    const window = known && known.endsAt > now && known.endsAt <= endsAt ? known : { uses: 0, endsAt };
    window.uses += 1;
    windows.set(subject, window);
    if (window.uses > rate.uses * limits.scale) throw new TooManyRequests(Math.ceil((window.endsAt - now) / 1_000));
  });

  app.addHook("preHandler", async (request) => {
    const { limit } = request.routeOptions.config.call ?? {};
    if (limit && isCallRate(limit)) await limits.take(limit, subjectOf(request));
  });
});

/**
 * All calls share one rate. Pages, files and public pictures have rates of their own, so that loading a page uses up no calls.
 */
function rateOf(request: FastifyRequest) {
  const { call, rate = "other" } = request.routeOptions.config;
  if (call?.limit === "public-picture") {
    return { rate: rates[call.limit], subject: `${call.limit} of ${addressOf(request)}` };
  }
  if (call) return { rate: rates[request.caller ? "caller" : "anonymous"], subject: subjectOf(request) };
  return { rate: rates[rate], subject: `${rate} of ${addressOf(request)}` };
}

const subjectOf = (request: FastifyRequest): string =>
  request.caller ? `account ${request.caller.accountId}` : `address ${addressOf(request)}`;
