import { chooseDatabase } from "./database/open-database.ts";
import { describeStartFailure } from "./start/describe-start-failure.ts";
import { readStartConfig } from "./start/read-start-config.ts";
import { start } from "./start/start.ts";

/** The server as a process; `npm start` imports it from its bundle. */
try {
  const config = await readStartConfig();
  await start(config, chooseDatabase(config));
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
