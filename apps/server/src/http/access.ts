import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { findKeyCaller } from "../services/login/api-keys.ts";
import { type Caller, isAllowed, refusalFor } from "../services/login/caller.ts";
import type { Services } from "../services/services.ts";
import { AppError } from "../values/app-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

const apiKey = /^Bearer (hmk_[\w-]{43})$/;

/** A program's key names nobody except on calls that read the books: everywhere else it counts as no token. */
async function identifyKey(services: Services, request: FastifyRequest): Promise<Caller | undefined> {
  const [, key] = apiKey.exec(request.headers.authorization ?? "") ?? [];
  return key && request.routeOptions.config.call?.forKeys ? findKeyCaller(services, key) : undefined;
}

/** Paths of the API reference, which is public and not a call. */
const referencePath = /^\/api\/(openapi\.json$|docs(\/|$))/;

/** Finds the caller of a call by their token, before limits are counted and access is checked. */
export const identify = fp(async (app) => {
  app.decorateRequest("caller", undefined);

  app.addHook("onRequest", async (request, reply) => {
    if (!request.routeOptions.config.call) return;
    reply.header("cache-control", "no-store");
    const [, token] = bearer.exec(request.headers.authorization ?? "") ?? [];
    request.caller = token ? await app.services.callers.identify(token) : await identifyKey(app.services, request);
  });
});

/** Denies by default: a route below /api must belong to a call, and the call accepts only callers that its access rule names. */
export const access = fp(async (app) => {
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith("/api/") && !config?.call && !referencePath.test(url))
      throw new Error(`${url} has no call in the api package`);
  });

  app.addHook("onRequest", async (request) => {
    const { call } = request.routeOptions.config;
    if (!call || call.access === "public") return;
    if (!request.caller) throw new AppError("not-signed-in");
    if (request.caller.lacksSecondFactor && !call.beforeSecondFactor) throw new AppError("second-factor-required");
    if (!isAllowed(call.access, request.caller)) throw refusalFor(call.access, request.caller);
  });
});
