/** Why a backup was made: by itself, by the command, or before a restore. */
export const backupReasons = ["night", "command", "restore-point"] as const;
export type BackupReason = (typeof backupReasons)[number];
