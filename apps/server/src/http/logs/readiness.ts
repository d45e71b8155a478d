import { setTimeout as pause } from "node:timers/promises";
import fp from "fastify-plugin";
import { StillStarting } from "../../values/app-error.ts";

/** As long as a call waits for an unreachable database (docs/security-rules.md SF1). */
const waitMilliseconds = 3_500;

/**
 * The portal listens before its database is open. Pages are sent at once; calls wait here for the database, and get a 503 with Retry-After
 * if it takes too long.
 */
export const readiness = fp(async (app, { ready }: { ready: Promise<unknown> }) => {
  let isReady = false;
  // The caller that starts the app reports a failure.
  const opened = ready.then(
    () => {
      isReady = true;
    },
    () => {},
  );
  app.addHook("onRequest", async (request) => {
    const { config, url } = request.routeOptions;
    if (isReady || (!config.call && url !== "/readyz")) return;
    await Promise.race([opened, pause(waitMilliseconds, undefined, { ref: false })]);
    if (!isReady) throw new StillStarting();
  });
});
