import { resolve } from "node:path";
import { z } from "zod";
import { describeUnsaid, listUnfitSettings } from "./config/config-production.ts";
import { allowedProxies, type TrustedProxies, TrustProxy } from "./http/requests/trust-proxy.ts";
import { findGatewayAddress } from "./services/cards/gateway-address.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });

/** One of the card gateways that the portal speaks with, with the merchant's keys. */
const gatewayUrl = z.string().refine((text) => findGatewayAddress(text) !== undefined);

/** Where text messages go: codes and numbers are in them. */
const smsUrl = webAddress.refine(isPrivateWay);

/** WhatsApp: who sends, and what its news is believed by. */
const whatsappUrl = smsUrl.refine((text) => {
  if (!URL.canParse(text)) return false;
  const { username, password, searchParams } = new URL(text);
  return username && password && searchParams.get("secret") && searchParams.get("verify");
});

function isPrivateWay(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || hostname === "127.0.0.1" || hostname === "localhost";
}

/**
 * s3://key:secret@host/bucket?region=…&endpoint=http://…: an S3-compatible store and a bucket of the portal's own. Without
 * `endpoint` it is https://host; without `region` us-east-1. Key and secret are percent-encoded.
 */
const filesUrl = z.url({ protocol: /^s3$/ }).refine((text) => {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, searchParams } = new URL(text);
  return username && password && pathname.length > 1 && URL.canParse(searchParams.get("endpoint") ?? "https://host");
});

/**
 * Every setting (listed in the README), described by what it may be: that is what its error says. An empty value counts as not
 * set.
 */
const Settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).optional().describe("production, development or test"),
  PORT: port.default(3000).describe("a port: 0 to 65535"),
  HOST: z.string().default("127.0.0.1").describe("the address to listen on"),
  DATA_DIR: z.string().default(".data").describe("a folder that the portal may write to"),
  DEMO: z.enum(["town", "accounts"]).default("town").describe("town or accounts"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("postgres://user:password@host:port/database"),
  PUBLIC_URL: webAddress.optional().describe("the portal's own address, https://…"),
  TOKEN_SECRET: z.string().min(32).optional().describe("at least 32 characters"),
  FILES_URL: filesUrl.optional().describe("s3://key:secret@host/bucket?region=…&endpoint=http://…"),
  FILES_OLD_SECRETS: z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((secret) => secret.trim() || []))
    .describe("former token secrets, comma-separated"),
  CARD_GATEWAY: z
    .enum(["sandbox", "off"])
    .or(gatewayUrl)
    .optional()
    .describe(
      "sandbox, off, safepay://public-key:secret-key@production?secret=… or jazzcash://merchant:password@production?secret=…",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("smtp://user:password@host:port, or smtps://…"),
  SMS_URL: smsUrl.optional().describe("https://user:password@gateway/path"),
  WHATSAPP_URL: whatsappUrl
    .optional()
    .describe("https://phone-number-id:token@graph.facebook.com/v23.0?secret=…&verify=…"),
  MAIL_FROM: z
    .string()
    .regex(/@/)
    .default("Hunarmand <no-reply@localhost>")
    .describe("an e-mail address, or Name <address>"),
  GOOGLE_CLIENT_ID: z.string().optional().describe("the client id of the portal at Google"),
  GOOGLE_JWKS_URL: webAddress.default("https://www.googleapis.com/oauth2/v3/certs").describe("an address, https://…"),
  MAP_TILE_URL: z
    .string()
    .regex(/^https?:\/\//)
    .default("https://tile.openstreetmap.org")
    .describe("an address, https://…, with or without {z}, {x} and {y}"),
  METRICS_TOKEN: z.string().min(16).optional().describe("at least 16 characters"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("warn")
    .describe("fatal, error, warn, info, debug, trace or silent"),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe("a number above 0"),
  TRUST_PROXY: TrustProxy.default(0).describe(allowedProxies),
});

/** What settings are called, so that one that is misspelt can be named. */
export const settingNames = Object.keys(Settings.shape);

export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, files and secrets. */
  dataFolder: string;
  databaseUrl: string | undefined;
  publicUrl: string;
  tokenSecret: string | undefined;
  /** Where files are kept, unless in the data folder. */
  filesUrl: string | undefined;
  /** Former token secrets: files encrypted under them stay readable. */
  filesOldSecrets: string[];
  /** "sandbox", "off" or the address of a gateway with a payment page. */
  cardGateway: string;
  smtpUrl: string | undefined;
  smsUrl: string | undefined;
  whatsappUrl: string | undefined;
  mailFrom: string;
  googleClientId: string | undefined;
  googleKeysUrl: string;
  /** Where the browser may load map tiles from. */
  mapTileUrl: string;
  /** Lets others than this machine read /metrics. */
  metricsToken: string | undefined;
  logLevel: z.infer<typeof Settings>["LOG_LEVEL"];
  rateLimitScale: number;
  /** Whose X-Forwarded-For is believed. */
  trustProxy: TrustedProxies;
  /** Demo accounts and jobs: only on the embedded database, never in production. */
  withDemo: boolean;
  /** The demo's people and a town at work around them, or its accounts alone. */
  demo: z.infer<typeof Settings>["DEMO"];
  isProduction: boolean;
  /** Why production must not start with these settings; empty elsewhere. */
  unfitSettings: string[];
  /** One line for a real database that nobody said to be production, or not. */
  unsaid: string | undefined;
}

/** One line for each setting that is not valid: its name and what it may be, never what it is. */
function describeFaults(error: z.ZodError): string[] {
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  const { shape } = Settings;
  return [...names].map((name) => `${name} must be ${shape[name as keyof typeof shape]?.description ?? "valid"}.`);
}

/** Reads the settings; throws one error that names every bad one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given: NodeJS.ProcessEnv = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const faults = [...describeFaults(parsed.error), ...listUnfitSettings(given)];
    throw new Error(["Settings are not valid:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === "production";
  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl,
    tokenSecret: settings.TOKEN_SECRET,
    filesUrl: settings.FILES_URL,
    filesOldSecrets: settings.FILES_OLD_SECRETS,
    cardGateway: settings.CARD_GATEWAY ?? (isProduction ? "off" : "sandbox"),
    smtpUrl: settings.SMTP_URL,
    smsUrl: settings.SMS_URL,
    whatsappUrl: settings.WHATSAPP_URL,
    mailFrom: settings.MAIL_FROM,
    googleClientId: settings.GOOGLE_CLIENT_ID,
    googleKeysUrl: settings.GOOGLE_JWKS_URL,
    mapTileUrl: settings.MAP_TILE_URL,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustProxy: settings.TRUST_PROXY,
    withDemo: !isProduction && !settings.DATABASE_URL,
    demo: settings.DEMO,
    isProduction,
    unfitSettings: listUnfitSettings(settings),
    unsaid: describeUnsaid(settings, publicUrl),
  };
}
