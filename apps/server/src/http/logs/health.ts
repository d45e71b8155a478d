import fp from "fastify-plugin";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { isCompatible } from "../../database/schema/compatibility.ts";
import { migrationNames } from "../../database/schema/migrations.ts";

interface HealthOptions {
  /** Aborted when the process begins to stop. */
  draining?: AbortSignal | undefined;
}

const retryAfterSeconds = 5;

/** Returns why this process cannot use the database, although it responds; undefined if it can. */
async function findFault(db: Database): Promise<"read-only" | "newer-schema" | undefined> {
  const { rows } = await sql<{ isReadOnly: boolean; isCompatible: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_read_only,
      ${isCompatible(migrationNames)} as is_compatible`.execute(db);
  if (rows[0]?.isReadOnly) return "read-only";
  return rows[0]?.isCompatible ? undefined : "newer-schema";
}

/**
 * `/healthz`: the process responds. `/readyz`: it can serve calls. It cannot when it is stopping, and when the database does not respond, is
 * a standby that cannot write, or was changed by a newer version of the portal in a way that this one cannot work with.
 */
export const health = fp(async (app, { draining }: HealthOptions) => {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const fault = draining?.aborted ? "draining" : await findFault(app.services.db);
    if (!fault) return { status: "ready" };
    return reply.code(503).header("retry-after", retryAfterSeconds).send({ status: fault });
  });
});
