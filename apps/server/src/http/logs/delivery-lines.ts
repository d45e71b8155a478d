import fp from "fastify-plugin";
import { hideValues } from "./hide-values.ts";

/**
 * Writes a log line for each try to send a message, with the id of the request that caused it (`reqId`, as in the request's own lines). A
 * message that was sent is an `info` line, one that was not a `warn` line. No line has an address (docs/security-rules.md SG1).
 */
export const deliveryLines = fp(async (app) => {
  const unsubscribe = app.services.deliveryLog.subscribe(({ id, requestId, reason, outcome, ...delivery }) => {
    const line = { ...delivery, messageId: id, reqId: requestId, ...(reason ? { reason: hideValues(reason) } : {}) };
    const isLost = outcome === "failed" || outcome === "waiting";
    app.log[isLost ? "warn" : "info"](line, `message: ${outcome}`);
  });
  app.addHook("onClose", async () => unsubscribe());
});
