import fp from "fastify-plugin";

/**
 * A call that changed something wakes the subscribers of all processes, after its transaction. NOTIFY inside a transaction would let only
 * one transaction commit at a time in the whole database (decision 060).
 */
export const wakeListeners = fp(async (app) => {
  app.addHook("onResponse", async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD" && reply.statusCode < 400) app.services.wakeUps.send();
  });
});
