import { type Config, readConfig } from "../config.ts";
import { chooseDatabase } from "../database/open-database.ts";
import { systemClock } from "../services/clock.ts";
import { openServices } from "../services/open-services.ts";
import type { Services } from "../services/services.ts";
import { describeStartFailure } from "../start/describe-start-failure.ts";

/** What a command works with. */
interface TaskGround {
  services: Services;
  config: Config;
  say(line: string): void;
}

/** Runs a command of the shell with the services of the settings. A failure is one line, and exit code 1. */
export async function runTask(run: (ground: TaskGround) => Promise<void>): Promise<void> {
  try {
    const config = readConfig();
    const database = chooseDatabase(config);
    try {
      await database.open();
      const services = await openServices(config, { database, clock: systemClock });
      await run({ services, config, say: (line) => process.stdout.write(`${line}\n`) });
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exitCode = 1;
  }
}
