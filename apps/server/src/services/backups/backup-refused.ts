/** A backup that must not be restored. The message says why. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}
