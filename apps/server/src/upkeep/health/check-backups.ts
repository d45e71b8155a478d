import type { Services } from "../../services/services.ts";
import { isBackupLate } from "../backups/check-backup-age.ts";
import { findNewestBackup, findNewestTry } from "../backups/upkeep.queries.ts";
import type { Finding } from "./health-check.ts";

export async function checkBackups({
  db,
  clock,
  backups,
}: Pick<Services, "db" | "clock" | "backups">): Promise<Finding> {
  const { store, isEncrypted } = backups.vault;
  const newest = await findNewestBackup(db);
  const newestTry = await findNewestTry(db);
  const problems = [
    (await isBackupLate({ db, clock }, newest)) && "backup-late",
    newestTry?.failure != null && "backup-failed",
    (newest?.filesMissing ?? 0) > 0 && "backup-misses-files",
    !isEncrypted && "backup-open",
  ] as const;
  const facts = {
    place: newest?.place ?? store.placeName,
    lastAt: newest?.startedAt.toISOString(),
    ageSeconds: newest && Math.round((clock.now().getTime() - newest.startedAt.getTime()) / 1_000),
    sizeBytes: newest?.bytes ?? undefined,
    files: newest?.files ?? undefined,
    filesMissing: newest?.filesMissing || undefined,
  };
  return { facts, problems };
}
