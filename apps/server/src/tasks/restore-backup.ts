import { parseArgs } from "node:util";
import { restoreInstallation, saveSecrets } from "../upkeep/backups/restore-installation.ts";
import { runTask } from "./run-task.ts";

/**
 * `npm run restore -- newest`, or a backup's name: restores it into the place of the settings. Stop all portals first. With `--secret` it
 * only writes the backup's secrets into a file, for an installation that has lost its own.
 */
await runTask(async ({ services, config, say }) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { secret: { type: "boolean" } } });
  const [wished] = positionals;
  if (!wished) throw new Error("Name the backup: npm run restore -- newest");
  if (values.secret) say(await saveSecrets(services, config, wished));
  else await restoreInstallation(services, config, { wished, say });
});
