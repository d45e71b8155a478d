import { migrate } from "../database/schema/migrate.ts";
import { hasAccounts } from "../database/schema/reset-database.ts";
import { createBackup } from "../upkeep/backups/create-backup.ts";
import { runTask } from "./run-task.ts";

/**
 * `npm run backup`: makes a backup now, also while the portal runs. Without the portal's settings the command would back up an empty database
 * of its own.
 */
await runTask(async ({ services, say }) => {
  if (!(await hasAccounts(services.db)))
    throw new Error(
      "There is nothing to back up: this database has no accounts. Does the command have the portal's settings?",
    );
  await migrate(services.db);
  const { name, files, filesMissing } = await createBackup(services, "command");
  say(`The backup ${name} is in ${services.backups.vault.store.placeName}, with ${files} files.`);
  if (filesMissing > 0) say(`${filesMissing} files were not in the file store.`);
});
