import { readConfig } from "../config.ts";
import { adoptCluster } from "../database/embedded/owner/adopt-cluster.ts";

/** `npm run db:adopt`: makes DATA_DIR the owner of the database that it links to. Stop its portal first. */
try {
  const { dataFolder } = readConfig();
  process.stdout.write(`The database in ${await adoptCluster(dataFolder)} belongs to ${dataFolder} now.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
