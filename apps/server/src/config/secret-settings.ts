import type { Settings } from "./settings.ts";

/** Settings that contain a secret. Each may be in a file that `<name>_FILE` names (setting-files.ts). */
export const secretSettings = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "TOKEN_SECRET",
  "TOKEN_OLD_SECRETS",
  "FILES_URL",
  "BACKUP_URL",
  "BACKUP_KEY",
  "SMTP_URL",
  "SMS_URL",
  "WHATSAPP_URL",
  "VAPID_PRIVATE_KEY",
  "CARD_GATEWAY",
  "METRICS_TOKEN",
] as const satisfies readonly (keyof typeof Settings.shape)[];
