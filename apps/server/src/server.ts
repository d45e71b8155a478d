import { chooseDatabase } from "./database/open-database.ts";
import { describeStartFailure } from "./start/describe-start-failure.ts";
import { readStartConfig } from "./start/read-start-config.ts";
import { start } from "./start/start.ts";

/** The server's process. `npm start` imports it from its bundle. */
// A terminal that is closed also closes its streams. The process must not end because of that before it has stopped in order.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  const config = await readStartConfig();
  await start(config, chooseDatabase(config));
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
