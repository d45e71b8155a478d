import { setTimeout as pause } from "node:timers/promises";
import fp from "fastify-plugin";
import { StillStarting } from "../../values/app-error.ts";

/** As long as a call waits for a database that is away (docs/security-rules.md SF1). */
const waitMilliseconds = 3_500;

/**
 * The portal listens before its database is open: pages come at once, and whatever needs data waits for it here. A call that
 * would wait too long is asked to come again.
 */
export const readiness = fp(async (app, { ready }: { ready: Promise<unknown> }) => {
  let isReady = false;
  // A failure is reported by the caller that starts the app.
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
