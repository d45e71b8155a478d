import { z } from "zod";
import { allowedProxies, TrustProxy } from "../http/requests/trust-proxy.ts";
import { isPushKey } from "../services/push/push-keys.ts";
import { deadlineScaleMax, googleKeysUrl, rateLimitScaleMax } from "./config-production.ts";
import { databaseSettings } from "./database-settings.ts";
import { keptSettings } from "./kept-settings.ts";
import { processSettings } from "./process-settings.ts";
import { setting } from "./setting.ts";
import { filesUrl, gatewayUrl, smsUrl, webAddress, whatsappUrl } from "./setting-addresses.ts";

const port = z.coerce.number().int().min(0).max(65_535);

/**
 * Every setting of the portal, read from the environment. `npm run docs` writes docs/settings.md and .env.example from
 * it. An empty value counts as not set.
 */
export const Settings = z.object({
  NODE_ENV: setting(z.enum(["production", "development", "test"]).optional(), {
    mayBe: "production, development or test",
    sets: "`production` has no demo accounts, and refuses to start with settings that are not safe",
  }),
  PORT: setting(port.default(3000), { mayBe: "a port: 0 to 65535", sets: "port of the server" }),
  HOST: setting(z.string().default("127.0.0.1"), {
    mayBe: "the address to listen on",
    sets: "address that the server listens on",
  }),
  PUBLIC_URL: setting(webAddress.optional(), {
    mayBe: "the portal's own address, https://…",
    sets: "address that links in mails lead to. Production needs it, over HTTPS",
    unset: "`http://HOST:PORT`",
  }),
  DATA_DIR: setting(z.string().default(".data"), {
    mayBe: "a folder that the portal may write to",
    sets: "folder of the portal's own database, its files and its secret. Several portals may share it",
  }),
  ...processSettings,
  ...databaseSettings,
  TOKEN_SECRET: setting(z.string().min(32).optional(), {
    mayBe: "at least 32 characters",
    sets: "signs tokens and encrypts papers. Production needs it, the same for every process",
    unset: "made once, stored in `DATA_DIR`",
  }),
  FILES_URL: setting(filesUrl.optional(), {
    mayBe: "s3://key:secret@host/bucket?region=…&endpoint=http://…",
    sets:
      "an S3-compatible store with a bucket that only the portal uses. Key and secret are percent-encoded. `endpoint` is `https://host` " +
      "and `region` is `us-east-1` unless given",
    unset: "a folder in `DATA_DIR`",
  }),
  TOKEN_OLD_SECRETS: setting(
    z
      .string()
      .default("")
      .transform((text) => text.split(",").flatMap((secret) => secret.trim() || [])),
    {
      mayBe: "former token secrets, comma-separated",
      sets:
        "former values of `TOKEN_SECRET`: papers encrypted with them stay readable, sessions go on, and recovery codes stay valid " +
        "([production.md](production.md#change-the-secret))",
    },
  ),
  BACKUP_DIR: setting(z.string().optional(), {
    mayBe: "a folder that the portal may write to",
    sets: "folder of the backups that the portal makes every night ([production.md](production.md#backups)). Put it on another disk",
    unset: "`backups` in `DATA_DIR`",
  }),
  BACKUP_URL: setting(filesUrl.optional(), {
    mayBe: "s3://key:secret@host/bucket?region=…&endpoint=http://…",
    sets: "an S3-compatible store for the backups instead of the folder, written like `FILES_URL`",
    unset: "the folder `BACKUP_DIR`",
  }),
  BACKUP_KEY: setting(z.string().min(32).optional(), {
    mayBe: "at least 32 characters",
    sets: "encrypts backups. Keep it where the backups are not: without it nobody can restore them",
    unset: "backups are not encrypted",
  }),
  ...keptSettings,
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional(), {
    mayBe: "smtp://user:password@host:port, or smtps://…",
    sets: "the mail server",
    unset: "mails stay in the outbox, where the office reads them",
  }),
  MAIL_FROM: setting(z.string().regex(/@/).default("Hunarmand <no-reply@localhost>"), {
    mayBe: "an e-mail address, or Name <address>",
    sets: "sender of all mails",
  }),
  SMS_URL: setting(smsUrl.optional(), {
    mayBe: "https://user:password@gateway/path",
    sets: "the gateway for text messages ([README](../README.md#text-messages))",
    unset: "text messages stay in the outbox, where the office reads them",
  }),
  WHATSAPP_URL: setting(whatsappUrl.optional(), {
    mayBe: "https://phone-number-id:token@graph.facebook.com/v23.0?secret=…&verify=…",
    sets: "notices by WhatsApp ([README](../README.md#whatsapp))",
    unset: "no WhatsApp",
  }),
  VAPID_PRIVATE_KEY: setting(z.string().refine(isPushKey).optional(), {
    mayBe: "32 bytes in base64url, a private key of P-256",
    sets:
      "signs push messages, the same for every process. Browsers subscribe with its public key: with another key, people must turn " +
      "notices on again",
    unset: "made once, stored encrypted in the database",
  }),
  VAPID_SUBJECT: setting(
    z
      .string()
      .regex(/^(https:\/\/|mailto:)./)
      .optional(),
    {
      mayBe: "an address, https://… or mailto:…",
      sets: "where push services reach the operator of the portal",
      unset: "`PUBLIC_URL` over HTTPS, or the address of `MAIL_FROM`",
    },
  ),
  PUSH_SERVICE_URL: setting(webAddress.optional(), {
    mayBe: "an address, http://…",
    sets: "a stand-in for push services, for tests and trials. Production refuses it",
    unset: "only the push services of browsers",
  }),
  CARD_GATEWAY: setting(z.enum(["sandbox", "off"]).or(gatewayUrl).optional(), {
    mayBe:
      "sandbox, off, safepay://public-key:secret-key@production?secret=… or jazzcash://merchant:password@production?secret=…",
    sets:
      "who takes card payments. `sandbox` moves no money, `off` declines every card. Safepay and JazzCash take payers to " +
      "their own page. `@sandbox` in the address is for trying them out. Production takes only `off` and `@production`. Safepay's webhook is `PUBLIC_URL/api/Payments/card-notice`",
    unset: "`sandbox`; in production `off`",
  }),
  GOOGLE_CLIENT_ID: setting(z.string().optional(), {
    mayBe: "the client id of the portal at Google",
    sets: "login with Google",
    unset: "no login with Google",
  }),
  GOOGLE_JWKS_URL: setting(webAddress.default(googleKeysUrl), {
    mayBe: "an address, https://…",
    sets: "where Google's public keys are. Production takes only Google's own address",
  }),
  MAP_TILE_URL: setting(
    z
      .string()
      .regex(/^https?:\/\//)
      .default("https://tile.openstreetmap.org"),
    {
      mayBe: "an address, https://…, with or without {z}, {x} and {y}",
      sets: "where map tiles come from. They are drawn from OpenStreetMap, which the maps name",
    },
  ),
  HSTS_SUBDOMAINS: setting(
    z
      .enum(["true", "false"])
      .transform((text) => text === "true")
      .default(false),
    {
      mayBe: "true or false",
      sets: "with `true` browsers use only HTTPS for all subdomains of `PUBLIC_URL`, for a year. Set it only where all of them have HTTPS",
    },
  ),
  METRICS_TOKEN: setting(z.string().min(16).optional(), {
    mayBe: "at least 16 characters",
    sets: "lets other machines read `/metrics`",
    unset: "only this machine reads `/metrics`",
  }),
  LOG_LEVEL: setting(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"), {
    mayBe: "fatal, error, warn, info, debug, trace or silent",
    sets: "the least important line that is logged",
  }),
  RATE_LIMIT_SCALE: setting(z.coerce.number().positive().default(1), {
    mayBe: "a number above 0",
    sets: `multiplies every limit. Production takes ${rateLimitScaleMax} at most`,
  }),
  DEADLINE_SCALE: setting(z.coerce.number().positive().default(1), {
    mayBe: "a number above 0",
    sets:
      "multiplies how long a call waits for the database, for a lock, for files and for its own work before it replies 503, and the ten " +
      "seconds that a stop may take. For slow machines. " +
      `Production takes ${deadlineScaleMax} at most`,
  }),
  TRUST_PROXY: setting(TrustProxy.default(0), {
    mayBe: allowedProxies,
    sets:
      "proxies in front of the portal: how many (`1`), or their addresses and networks (`10.0.0.5, 10.1.0.0/16`). " +
      "Limits count for the address that the last of them saw. With a number, only the proxies may reach the portal",
  }),
  DEMO: setting(z.enum(["town", "accounts"]).default("town"), {
    mayBe: "town or accounts",
    sets: "what the demo contains: a `town` with handymen, customers and jobs, or only `accounts` to log in with and a few jobs",
  }),
  DEMO_CLOCK: setting(z.enum(["on", "off"]).default("on"), {
    mayBe: "on or off",
    sets: "whether people of the demo's town post, accept, do and pay jobs while somebody has a page open. Only with the town",
  }),
});

export const settingNames: readonly string[] = Object.keys(Settings.shape);
