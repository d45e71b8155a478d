import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "./account/account.routes.ts";
import { sessionsRoutes } from "./account/sessions/sessions.routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import type { Config } from "./config.ts";
import { contractsRoutes } from "./contracts/contracts.routes.ts";
import { crewRoutes } from "./contracts/crew/crew.routes.ts";
import { contractMoneyRoutes } from "./contracts/money/money.routes.ts";
import { quotesRoutes } from "./contracts/quotes/quotes.routes.ts";
import { customersRoutes } from "./customers/customers.routes.ts";
import { customersDeskRoutes } from "./customers/office/customers-desk.routes.ts";
import { followSettings } from "./domain/settings/follow-settings.ts";
import { access, identify } from "./http/access.ts";
import { readBuiltPages, webFolder } from "./http/built-pages.ts";
import { type DatabaseWorkOptions, databaseWork } from "./http/database-work.ts";
import { errorReplies, refuseAddress } from "./http/errors.ts";
import { clientDeadlines, deadlineOptions } from "./http/limits/client-deadlines.ts";
import { handlerDeadline } from "./http/limits/handler-deadline.ts";
import { hotRecords } from "./http/limits/hot-records.ts";
import { maintenance } from "./http/limits/maintenance.ts";
import { type OverloadOptions, overload } from "./http/limits/overload.ts";
import { rateLimits } from "./http/limits/rate-limits.ts";
import { workerOnly } from "./http/limits/worker-only.ts";
import { deliveryLines } from "./http/logs/delivery-lines.ts";
import { health } from "./http/logs/health.ts";
import { makeLogLines } from "./http/logs/log-lines.ts";
import { metrics } from "./http/logs/metrics.ts";
import { readiness } from "./http/logs/readiness.ts";
import { reference } from "./http/openapi/reference.ts";
import { securityHeaders } from "./http/pages/security-headers.ts";
import { webPages } from "./http/pages/web-pages.ts";
import { idempotency } from "./http/replies/idempotency.ts";
import { multipartForms } from "./http/requests/multipart.ts";
import { trustOf } from "./http/requests/trust-proxy.ts";
import { refuseUnreadable } from "./http/requests/unreadable-requests.ts";
import { wireSpelling } from "./http/requests/wire-spelling.ts";
import { xsrf } from "./http/requests/xsrf.ts";
import { wakeListeners } from "./http/wake-listeners.ts";
import { inquiriesRoutes } from "./inquiries/inquiries.routes.ts";
import { integrationsRoutes } from "./integrations/integrations.routes.ts";
import { arrivalRoutes } from "./jobs/arrival/arrival.routes.ts";
import { attachmentsRoutes } from "./jobs/attachments/attachments.routes.ts";
import { postedJobsRoutes } from "./jobs/customer/posted-jobs.routes.ts";
import { noWorkRoutes } from "./jobs/no-work/no-work.routes.ts";
import { jobsDeskRoutes } from "./jobs/office/jobs-desk.routes.ts";
import { priceRoutes } from "./jobs/price/price.routes.ts";
import { jobsRoutes } from "./jobs/provider/jobs.routes.ts";
import { timesRoutes } from "./jobs/times/times.routes.ts";
import { lookupsRoutes } from "./lookups/lookups.routes.ts";
import { notificationsRoutes } from "./notices/delivery/notifications.routes.ts";
import { noticesRoutes } from "./notices/notices.routes.ts";
import { ledgerGauges } from "./payments/office/ledger-gauges.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { payoutsRoutes } from "./payouts/payouts.routes.ts";
import { providersDeskRoutes } from "./providers/office/providers-desk.routes.ts";
import { providersRoutes } from "./providers/providers.routes.ts";
import { recordingsRoutes } from "./recordings/recordings.routes.ts";
import { reportsRoutes } from "./reports/reports.routes.ts";
import { exportScheduleRoutes } from "./reports/schedules/export-schedules.routes.ts";
import { reviewsRoutes } from "./reviews/reviews.routes.ts";
import type { Services } from "./services/services.ts";
import { countersRoutes } from "./staff/counters/counters.routes.ts";
import { waitingGauges } from "./staff/counters/waiting-gauges.ts";
import { inboxRoutes } from "./staff/inbox/inbox.routes.ts";
import { oneTimeCodesRoutes } from "./staff/one-time-codes/one-time-codes.routes.ts";
import { searchRoutes } from "./staff/search/search.routes.ts";
import { securityLogRoutes } from "./staff/security-log/security-log.routes.ts";
import { staffRoutes } from "./staff/staff.routes.ts";
import { viewRoutes } from "./staff/views/views.routes.ts";
import { healthGauges } from "./upkeep/health/health-gauges.ts";
import { upkeepRoutes } from "./upkeep/upkeep.routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}

const bodyBytesMax = 256 * 1024;

/** Replaces Fastify's own compilers, which are slow to load and not used. */
const useZod = (): never => {
  throw new Error("Schemas are zod's: the app sets its compilers before its routes.");
};

/** The settings that the app itself needs. */
export interface AppSettings
  extends OverloadOptions,
    DatabaseWorkOptions,
    Pick<Config, "logLevel" | "trustProxy" | "mapTileUrl" | "hstsSubdomains" | "metricsToken"> {
  /** Until it resolves only pages are served. Without it everything is served at once. */
  ready?: Promise<unknown>;
  /** Aborted when the process begins to stop: it is then not ready, and still serves calls. */
  draining?: AbortSignal;
  /** Default: all. */
  role?: Config["role"];
  /** The folder of the built web app. Default: the newest build. */
  webFolder?: string;
  /** Where log lines are written. Default: the standard output. */
  logTo?: { write(line: string): void };
}

/** Builds the app without its listener: plugins, then the features. */
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
  // Bodies are JSON, or forms if a call accepts them. Everything else is refused with 415.
  app.removeContentTypeParser("text/plain");
  app.decorate("services", services);
  const folder = config.webFolder ?? webFolder;
  const pageOf = await readBuiltPages(folder);
  const isSecure = services.publicUrl.startsWith("https:");
  await app.register(errorReplies);
  await app.register(clientDeadlines);
  const ready = config.ready ?? Promise.resolve();
  const { mapTileUrl, hstsSubdomains } = config;
  const formTarget = services.cards.pageOrigin;
  await app.register(securityHeaders, { isSecure, hstsSubdomains, mapTileUrl, formTarget, pageOf });
  await app.register(readiness, { ready });
  if (config.role === "worker") await app.register(workerOnly);
  await app.register(databaseWork, config);
  const sources = [healthGauges, waitingGauges, ledgerGauges].map((open) => open(services));
  await app.register(metrics, { ...config, sources });
  await app.register(overload, config);
  const settings = followSettings(services, ready);
  await app.register(maintenance, { ...settings, clock: services.clock });
  for (const plugin of [identify, rateLimits]) await app.register(plugin);
  await app.register(xsrf, { isSecure });
  for (const plugin of [access, multipartForms]) await app.register(plugin);
  await app.register(handlerDeadline, config);
  for (const plugin of [wireSpelling, idempotency, hotRecords, wakeListeners]) await app.register(plugin);
  await app.register(reference);
  await app.register(health, config);
  await app.register(deliveryLines);
  app.addHook("onClose", async () => {
    settings.stop();
    services.catalogueNames.stop();
    services.workWords.stop();
  });
  await app.register(webPages, { ...config, folder, pageOf, settings });
  for (const routes of [
    accountRoutes,
    sessionsRoutes,
    catalogueRoutes,
    contractsRoutes,
    crewRoutes,
    contractMoneyRoutes,
    customersRoutes,
    customersDeskRoutes,
    postedJobsRoutes,
    inquiriesRoutes,
    jobsRoutes,
    jobsDeskRoutes,
    priceRoutes,
    noWorkRoutes,
    arrivalRoutes,
    timesRoutes,
    attachmentsRoutes,
    lookupsRoutes,
    noticesRoutes,
    notificationsRoutes,
    providersDeskRoutes,
    countersRoutes,
    inboxRoutes,
    integrationsRoutes,
    searchRoutes,
    securityLogRoutes,
    viewRoutes,
    oneTimeCodesRoutes,
    paymentsRoutes,
    payoutsRoutes,
    providersRoutes,
    quotesRoutes,
    recordingsRoutes,
    reportsRoutes,
    exportScheduleRoutes,
    reviewsRoutes,
    staffRoutes,
    upkeepRoutes,
  ]) {
    routes(app);
  }
  return app;
}
