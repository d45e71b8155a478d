import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Histogram, register as ofServices, Registry } from "prom-client";
import { AppError } from "../../values/app-error.ts";
import { type GaugeSource, gatherGauges } from "./gauges.ts";

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const passedOn =
  /^(x-forwarded|forwarded|via$|x-real-|x-client-|x-cluster-client|x-original-|x-envoy-|true-client-|cf-|fastly-|x-azure-)/;
const ownName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

interface MetricsOptions {
  metricsToken: string | undefined;
  sources: readonly GaugeSource[];
}

/** `/metrics` in Prometheus format, for this machine or with the token. */
export const metrics = fp(async (app, { metricsToken, sources }: MetricsOptions) => {
  const readGauges = gatherGauges(sources);
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of calls by route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [register],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const { method } = request;
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, metricsToken)) throw new AppError("not-found");
    // Counters that are not about calls are in the library's own registry.
    const texts = await Promise.all([register.metrics(), ofServices.metrics(), readGauges()]);
    return reply.type(register.contentType).send(texts.join("\n"));
  });
});

/**
 * A request that a proxy on this machine forwards does not count as local. Proxies add one of these headers, and most keep the original
 * name in Host.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = Object.keys(headers).some((name) => passedOn.test(name));
  return loopback.test(socket.remoteAddress ?? "") && !isPassedOn && ownName.test(headers.host ?? "");
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const [expected, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(headers.authorization ?? "")];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
