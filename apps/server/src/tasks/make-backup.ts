import { migrate } from "../database/schema/migrate.ts";
import { createBackup } from "../upkeep/backups/create-backup.ts";
import { runTask } from "./run-task.ts";

/** `npm run backup`: makes a backup now, also while the portal runs. */
await runTask(async ({ services, say }) => {
  await migrate(services.db);
  const { name, files, filesMissing } = await createBackup(services, "command");
  say(`The backup ${name} is in ${services.backups.vault.store.placeName}, with ${files} files.`);
  if (filesMissing > 0) say(`${filesMissing} files were not in the file store.`);
});
