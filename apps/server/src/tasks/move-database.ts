import { z } from "zod";
import { chooseDatabase } from "../database/open-database.ts";
import { makeQueue } from "../services/queue.ts";
import { moveDatabase } from "../upkeep/backups/move-database.ts";
import { runTask } from "./run-task.ts";

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/**
 * `TARGET_DATABASE_URL=postgres://… npm run move`: copies the database of the settings into another one. `embedded` is the PostgreSQL that
 * the portal starts itself. Stop all portals first.
 */
await runTask(async ({ services, config, say }) => {
  const wish = process.env.TARGET_DATABASE_URL;
  const isUrl = postgresUrl.safeParse(wish).success;
  if (!isUrl && wish !== "embedded") throw new Error("TARGET_DATABASE_URL must be postgres://… or embedded.");
  if (!isUrl && !config.databaseUrl) throw new Error("The database is the portal's own already.");
  const database = chooseDatabase({ ...config, databaseDirectUrl: undefined, databaseUrl: isUrl ? wish : undefined });
  try {
    await database.open();
    const target = { database, queue: makeQueue(database) };
    await moveDatabase(services, target, { ownSessions: config.databaseUrl ? 0 : 1 });
  } finally {
    await database.close();
  }
  const next = isUrl ? "Set DATABASE_URL to the target" : "Remove DATABASE_URL";
  say(`The database is copied. ${next} and start the portal. The former database is as it was.`);
});
