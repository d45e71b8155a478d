import fp from "fastify-plugin";
import { AppError } from "../../values/app-error.ts";

const served = ["/healthz", "/readyz", "/metrics"];

/** A process for background tasks alone (setting ROLE) serves only what watches it. */
export const workerOnly = fp(async (app) => {
  app.addHook("onRequest", async ({ routeOptions: { url = "" } }) => {
    if (!served.includes(url)) throw new AppError("not-found");
  });
});
