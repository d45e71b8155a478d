import { readConfig } from "../config.ts";
import { adoptCluster } from "../database/embedded/owner/adopt-cluster.ts";

/** `npm run db:adopt`: DATA_DIR has become the owner of the database that it holds a link to. With its portal stopped. */
try {
  const { dataFolder } = readConfig();
  process.stdout.write(`The database in ${await adoptCluster(dataFolder)} belongs to ${dataFolder} now.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
