import { enableCompileCache } from "node:module";

// The second start finds every file stripped and compiled: a quarter of the time that loading takes.
enableCompileCache();

try {
  const { readStartConfig } = await import("./read-start-config.ts");
  const { openAsItIs } = await import("./database/open-database.ts");
  const config = await readStartConfig();
  const database = await openAsItIs(config);
  // The embedded database compiles on other threads meanwhile.
  const { start } = await import("./start.ts");
  await start(config, database);
} catch (error) {
  const { describeStartFailure } = await import("./describe-start-failure.ts");
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
