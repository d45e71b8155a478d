import type { OpenDatabase } from "../database.ts";
import type { PoolSettings } from "../pool/pool-settings.ts";
import { openPostgresAt } from "../postgres.ts";
import { makeEmbeddedCluster } from "./embedded-cluster.ts";

/** The PostgreSQL from npm in a portal's data folder, with the same pool and limits as with DATABASE_URL. It is started by `open`. */
export function openEmbedded(
  portalFolder: string,
  limits: { deadlineScale?: number; pool?: PoolSettings } = {},
): OpenDatabase {
  const cluster = makeEmbeddedCluster(portalFolder);
  const database = openPostgresAt(cluster.connection, limits);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= cluster.close();
    return closing;
  };
  return {
    ...database,
    open: cluster.open,
    close: async () => {
      await database.close();
      await close();
    },
    cut: close,
  };
}
