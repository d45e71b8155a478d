import type { OpenDatabase } from "../database.ts";
import { openPostgresAt } from "../postgres.ts";
import { makeEmbeddedCluster } from "./embedded-cluster.ts";

/** The PostgreSQL from npm in a portal's data folder, with the same pool and limits as with DATABASE_URL. It is started by `open`. */
export function openEmbedded(portalFolder: string, deadlineScale = 1): OpenDatabase {
  const cluster = makeEmbeddedCluster(portalFolder);
  const database = openPostgresAt(cluster.connection, { deadlineScale });
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
