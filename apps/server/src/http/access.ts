import fp from "fastify-plugin";
import { type Caller, isAllowed, refusalFor } from "../services/login/caller.ts";
import { AppError } from "../values/app-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Paths of the API reference, which is public and not a call. */
const referencePath = /^\/api\/(openapi\.json$|docs(\/|$))/;

/** Finds the caller of a call by their token, before limits are counted and access is checked. */
export const identify = fp(async (app) => {
  app.decorateRequest("caller", undefined);

  app.addHook("onRequest", async (request, reply) => {
    if (!request.routeOptions.config.call) return;
    reply.header("cache-control", "no-store");
    const [, token] = bearer.exec(request.headers.authorization ?? "") ?? [];
    request.caller = token ? await app.services.callers.identify(token) : undefined;
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
