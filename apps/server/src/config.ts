import { resolve } from "node:path";
import { z } from "zod";
import { type TrustedProxies, TrustProxy } from "./http/trust-proxy.ts";

const port = z.coerce.number().int().min(0).max(65_535);

/** A gateway's address with the merchant's name and shared secret in it; its traffic is encrypted on any real network. */
const gatewayUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname, password } = new URL(text);
  return password !== "" && (protocol === "https:" || hostname === "127.0.0.1" || hostname === "localhost");
}, "CARD_GATEWAY is sandbox, off or https://merchant:secret@gateway");

/**
 * s3://key:secret@host/bucket?region=…&endpoint=http://…: an S3-compatible store and a bucket of the portal's own. Without
 * `endpoint` it is https://host; without `region` us-east-1. Key and secret are percent-encoded.
 */
const filesUrl = z.url({ protocol: /^s3$/ }).refine((text) => {
  const { username, password, pathname, searchParams } = new URL(text);
  return username && password && pathname.length > 1 && URL.canParse(searchParams.get("endpoint") ?? "https://host");
}, "FILES_URL is s3://key:secret@host/bucket?region=…&endpoint=http://…");

/** Every setting (listed in the README); an empty value counts as not set. */
const Settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TOKEN_SECRET: z.string().min(32, "TOKEN_SECRET needs at least 32 characters").optional(),
  FILES_URL: filesUrl.optional(),
  FILES_OLD_SECRETS: z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((secret) => secret.trim() || [])),
  CARD_GATEWAY: z.enum(["sandbox", "off"]).or(gatewayUrl).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, "MAIL_FROM is an e-mail address, or Name <address>")
    .default("Hunarmand <no-reply@localhost>"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: z.url({ protocol: /^https?$/ }).default("https://www.googleapis.com/oauth2/v3/certs"),
  MAP_TILE_URL: z
    .string()
    .regex(/^https?:\/\//)
    .default("https://tile.openstreetmap.org"),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN needs at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUST_PROXY: TrustProxy.default(0),
});

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
}

/** Reads the settings; throws one error that names every bad one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new Error(`Settings are not valid:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === "production";
  if (isProduction && !settings.TOKEN_SECRET)
    throw new Error("Set TOKEN_SECRET (32 characters or more) in production.");
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    tokenSecret: settings.TOKEN_SECRET,
    filesUrl: settings.FILES_URL,
    filesOldSecrets: settings.FILES_OLD_SECRETS,
    cardGateway: settings.CARD_GATEWAY ?? (isProduction ? "off" : "sandbox"),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    googleClientId: settings.GOOGLE_CLIENT_ID,
    googleKeysUrl: settings.GOOGLE_JWKS_URL,
    mapTileUrl: settings.MAP_TILE_URL,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustProxy: settings.TRUST_PROXY,
    withDemo: !isProduction && !settings.DATABASE_URL,
  };
}
