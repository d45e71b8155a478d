import { restoreInstallation } from "../upkeep/backups/restore-installation.ts";
import { runTask } from "./run-task.ts";

/** `npm run restore -- newest`, or a backup's name: restores it into the place of the settings. Stop all portals first. */
await runTask(async ({ services, config, say }) => {
  const wished = process.argv[2];
  if (!wished) throw new Error("Name the backup: npm run restore -- newest");
  await restoreInstallation(services, config, { wished, say });
});
