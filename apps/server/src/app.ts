import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "./account/account.routes.ts";
import type { Config } from "./config.ts";
import { contractsRoutes } from "./contracts/contracts.routes.ts";
import { customersRoutes } from "./customers/customers.routes.ts";
import { access } from "./http/access.ts";
import { errorReplies } from "./http/errors.ts";
import { health } from "./http/health.ts";
import { idempotency } from "./http/idempotency.ts";
import { multipartForms } from "./http/multipart.ts";
import { webPages } from "./http/web-pages.ts";
import { wireSpelling } from "./http/wire-spelling.ts";
import { inquiriesRoutes } from "./inquiries/inquiries.routes.ts";
import { jobsRoutes } from "./jobs/jobs.routes.ts";
import { lookupsRoutes } from "./lookups/lookups.routes.ts";
import { officeRoutes } from "./office/office.routes.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { providersRoutes } from "./providers/providers.routes.ts";
import { quotesRoutes } from "./quotes/quotes.routes.ts";
import { reviewsRoutes } from "./reviews/reviews.routes.ts";
import type { Services } from "./services/services.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}

const timeoutMilliseconds = 30_000;
const bodyBytesMax = 256 * 1024;

/** The app without its listener: plugins, then the features. */
export async function buildApp(
  services: Services,
  config: Pick<Config, "logLevel" | "trustProxy">,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ["req.headers.authorization", "req.headers.cookie"] },
    trustProxy: config.trustProxy,
    bodyLimit: bodyBytesMax,
    requestTimeout: timeoutMilliseconds,
    connectionTimeout: timeoutMilliseconds,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, maxParamLength: 2_000, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate("services", services);
  for (const plugin of [errorReplies, access, multipartForms, wireSpelling, idempotency, health, webPages])
    await app.register(plugin);
  for (const routes of [
    accountRoutes,
    contractsRoutes,
    customersRoutes,
    inquiriesRoutes,
    jobsRoutes,
    lookupsRoutes,
    officeRoutes,
    paymentsRoutes,
    providersRoutes,
    quotesRoutes,
    reviewsRoutes,
  ]) {
    routes(app);
  }
  return app;
}
