import { readConfig } from "./config.ts";
import { chooseDatabase } from "./database/open-database.ts";
import { start } from "./start.ts";

/** The server as a process; `npm start` imports it from its bundle. */
try {
  const config = readConfig();
  await start(config, chooseDatabase(config));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
