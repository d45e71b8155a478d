import fp from "fastify-plugin";
import { sql } from "kysely";

/** `/healthz`: the process responds. `/readyz`: the database responds too. */
export const health = fp(async (app) => {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    await sql`select 1`.execute(app.services.db);
    return { status: "ready" };
  });
});
