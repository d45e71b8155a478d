import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "./account/account.routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import type { Config } from "./config.ts";
import { contractsRoutes } from "./contracts/contracts.routes.ts";
import { customersRoutes } from "./customers/customers.routes.ts";
import { access } from "./http/access.ts";
import { readBuiltPages } from "./http/built-pages.ts";
import { clientDeadlines, deadlineOptions } from "./http/client-deadlines.ts";
import { databaseWork } from "./http/database-work.ts";
import { errorReplies, refuseAddress } from "./http/errors.ts";
import { followSettings } from "./http/follow-settings.ts";
import { handlerDeadline } from "./http/handler-deadline.ts";
import { health } from "./http/health.ts";
import { idempotency } from "./http/idempotency.ts";
import { makeLogLines } from "./http/log-lines.ts";
import { metrics } from "./http/metrics.ts";
import { multipartForms } from "./http/multipart.ts";
import { type OverloadOptions, overload } from "./http/overload.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { readiness } from "./http/readiness.ts";
import { reference } from "./http/reference.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { trustOf } from "./http/trust-proxy.ts";
import { refuseUnreadable } from "./http/unreadable-requests.ts";
import { wakeListeners } from "./http/wake-listeners.ts";
import { webPages } from "./http/web-pages.ts";
import { wireSpelling } from "./http/wire-spelling.ts";
import { xsrf } from "./http/xsrf.ts";
import { inquiriesRoutes } from "./inquiries/inquiries.routes.ts";
import { jobsRoutes } from "./jobs/jobs.routes.ts";
import { jobsDeskRoutes } from "./jobs-desk/jobs-desk.routes.ts";
import { lookupsRoutes } from "./lookups/lookups.routes.ts";
import { noticesRoutes } from "./notices/notices.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { officeRoutes } from "./office/office.routes.ts";
import { oneTimeCodesRoutes } from "./one-time-codes/one-time-codes.routes.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { payoutsRoutes } from "./payouts/payouts.routes.ts";
import { providersRoutes } from "./providers/providers.routes.ts";
import { quotesRoutes } from "./quotes/quotes.routes.ts";
import { reportsRoutes } from "./reports/reports.routes.ts";
import { reviewsRoutes } from "./reviews/reviews.routes.ts";
import type { Services } from "./services/services.ts";
import { staffRoutes } from "./staff/staff.routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}

const bodyBytesMax = 256 * 1024;

/** In place of Fastify's own compilers, which take a while to load and which nothing uses. */
const useZod = (): never => {
  throw new Error("Schemas are zod's: the app sets its compilers before its routes.");
};

/** What the app itself needs of the settings. */
export interface AppSettings
  extends OverloadOptions,
    Pick<Config, "logLevel" | "trustProxy" | "mapTileUrl" | "metricsToken"> {
  /** Until then only pages are served; without it all is, at once. */
  ready?: Promise<unknown>;
  /** Where log lines go, instead of the standard output. */
  logTo?: { write(line: string): void };
}

/** The app without its listener: plugins, then the features. */
export async function buildApp(services: Services, config: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...makeLogLines(), level: config.logLevel, ...(config.logTo ? { stream: config.logTo } : {}) },
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: bodyBytesMax,
    ...deadlineOptions,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    schemaController: { compilersFactory: { buildValidator: () => useZod, buildSerializer: () => useZod } },
    routerOptions: { caseSensitive: false, maxParamLength: 2_000, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Bodies are JSON, or forms where a call takes them; anything else is refused with 415.
  app.removeContentTypeParser("text/plain");
  app.decorate("services", services);
  const pageOf = await readBuiltPages();
  const isSecure = services.publicUrl.startsWith("https:");
  await app.register(errorReplies);
  await app.register(clientDeadlines);
  const ready = config.ready ?? Promise.resolve();
  await app.register(readiness, { ready });
  await app.register(databaseWork);
  await app.register(securityHeaders, { isSecure, mapTileUrl: config.mapTileUrl, pageOf });
  await app.register(metrics, config);
  await app.register(xsrf, { isSecure });
  await app.register(overload, config);
  for (const plugin of [access, rateLimits, multipartForms, handlerDeadline, wireSpelling, idempotency, wakeListeners])
    await app.register(plugin);
  for (const plugin of [reference, health]) await app.register(plugin);
  const settings = followSettings(services, ready);
  app.addHook("onClose", async () => {
    settings.stop();
    services.catalogueNames.stop();
  });
  await app.register(webPages, { ...config, pageOf, settings });
  for (const routes of [
    accountRoutes,
    catalogueRoutes,
    contractsRoutes,
    customersRoutes,
    inquiriesRoutes,
    jobsRoutes,
    jobsDeskRoutes,
    lookupsRoutes,
    noticesRoutes,
    notificationsRoutes,
    officeRoutes,
    oneTimeCodesRoutes,
    paymentsRoutes,
    payoutsRoutes,
    providersRoutes,
    quotesRoutes,
    reportsRoutes,
    reviewsRoutes,
    staffRoutes,
  ]) {
    routes(app);
  }
  return app;
}
