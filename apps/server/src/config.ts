import { join, resolve } from "node:path";
import type { z } from "zod";
import { describeMissingMode, listUnfitSettings } from "./config/config-production.ts";
import { readSettingFiles } from "./config/setting-files.ts";
import { Settings } from "./config/settings.ts";
import type { PoolSettings } from "./database/pool/pool-settings.ts";
import type { TrustedProxies } from "./http/requests/trust-proxy.ts";
import type { KeptDays } from "./services/kept-days.ts";

export interface Config {
  port: number;
  host: string;
  /** Serves people, runs background tasks, or both. */
  role: z.infer<typeof Settings>["ROLE"];
  /** How long the process still takes calls after a signal to stop. */
  drainSeconds: number;
  /** Absolute path of the folder for the embedded database, files and secrets. */
  dataFolder: string;
  databaseUrl: string | undefined;
  /** The server's own address, if DATABASE_URL is a pooler's. */
  databaseDirectUrl: string | undefined;
  pool: PoolSettings;
  publicUrl: string;
  tokenSecret: string | undefined;
  /** The bucket for files. Default: the data folder. */
  filesUrl: string | undefined;
  /** Former token secrets. What was signed, hashed or encrypted with them stays valid. */
  oldSecrets: string[];
  /** Absolute path of the folder for backups. */
  backupFolder: string;
  /** The bucket for backups. Default: the folder. */
  backupUrl: string | undefined;
  /** Encrypts backups. */
  backupKey: string | undefined;
  /** "sandbox", "off" or the address of a gateway with its own payment page. */
  cardGateway: string;
  smtpUrl: string | undefined;
  smsUrl: string | undefined;
  whatsappUrl: string | undefined;
  /** Signs push messages. Undefined: the key pair in the database. */
  vapidPrivateKey: string | undefined;
  vapidSubject: string | undefined;
  pushServiceUrl: string | undefined;
  mailFrom: string;
  googleClientId: string | undefined;
  googleKeysUrl: string;
  /** The address from which the browser loads map tiles. */
  mapTileUrl: string;
  /** Browsers use https on all subdomains of the portal's address too. */
  hstsSubdomains: boolean;
  /** Allows other machines to read /metrics. */
  metricsToken: string | undefined;
  logLevel: z.infer<typeof Settings>["LOG_LEVEL"];
  rateLimitScale: number;
  /** For how many days growing records are kept. */
  keptDays: KeptDays;
  /** Multiplies the deadlines of calls and of their statements. */
  deadlineScale: number;
  /** The proxies whose X-Forwarded-For is trusted. */
  trustProxy: TrustedProxies;
  /** Demo accounts and jobs: only on the embedded database, never in production. */
  withDemo: boolean;
  /** The demo with a whole town of people, or only its accounts. */
  demo: z.infer<typeof Settings>["DEMO"];
  /** Whether things happen in the demo's town by themselves. */
  demoClock: z.infer<typeof Settings>["DEMO_CLOCK"];
  isProduction: boolean;
  /** Why production must not start with these settings. Empty if it may. */
  unfitSettings: string[];
  /** A warning for an external database if the settings do not say whether it is production. */
  productionWarning: string | undefined;
}

/** One line for each invalid setting: its name and allowed values, never its value. */
function describeFaults(error: z.ZodError): string[] {
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  const { shape } = Settings;
  return [...names].map((name) => `${name} must be ${shape[name as keyof typeof shape]?.description ?? "valid"}.`);
}

/**
 * Reads the settings.
 * @throws Error that names all invalid settings
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { given, faults: fileFaults } = readSettingFiles(environment);
  const parsed = Settings.safeParse(given);
  if (!parsed.success || fileFaults.length > 0) {
    const faults = [...fileFaults, ...(parsed.error ? describeFaults(parsed.error) : []), ...listUnfitSettings(given)];
    throw new Error(["Settings are not valid:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === "production";
  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  return {
    port: settings.PORT,
    host: settings.HOST,
    role: settings.ROLE,
    drainSeconds: settings.DRAIN_SECONDS,
    dataFolder: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    pool: {
      connections: settings.DATABASE_CONNECTIONS,
      connectMilliseconds: settings.DATABASE_CONNECT_MILLISECONDS,
      statementMilliseconds: settings.DATABASE_STATEMENT_MILLISECONDS,
      lockMilliseconds: settings.DATABASE_LOCK_MILLISECONDS,
    },
    publicUrl,
    tokenSecret: settings.TOKEN_SECRET,
    filesUrl: settings.FILES_URL,
    oldSecrets: settings.TOKEN_OLD_SECRETS,
    backupFolder: resolve(settings.BACKUP_DIR ?? join(settings.DATA_DIR, "backups")),
    backupUrl: settings.BACKUP_URL,
    backupKey: settings.BACKUP_KEY,
    cardGateway: settings.CARD_GATEWAY ?? (isProduction ? "off" : "sandbox"),
    smtpUrl: settings.SMTP_URL,
    smsUrl: settings.SMS_URL,
    whatsappUrl: settings.WHATSAPP_URL,
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY,
    vapidSubject: settings.VAPID_SUBJECT,
    pushServiceUrl: settings.PUSH_SERVICE_URL,
    mailFrom: settings.MAIL_FROM,
    googleClientId: settings.GOOGLE_CLIENT_ID,
    googleKeysUrl: settings.GOOGLE_JWKS_URL,
    mapTileUrl: settings.MAP_TILE_URL,
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    keptDays: {
      notices: settings.KEEP_NOTICES_DAYS,
      messages: settings.KEEP_MESSAGES_DAYS,
      security: settings.KEEP_SECURITY_DAYS,
    },
    deadlineScale: settings.DEADLINE_SCALE,
    trustProxy: settings.TRUST_PROXY,
    withDemo: !isProduction && !settings.DATABASE_URL,
    demo: settings.DEMO,
    demoClock: settings.DEMO_CLOCK,
    isProduction,
    unfitSettings: listUnfitSettings(settings),
    productionWarning: describeMissingMode(settings, publicUrl),
  };
}
