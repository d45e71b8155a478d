import { findGatewayAddress, gatewayNames } from "../services/cards/gateway-address.ts";
import { isPrivateWay } from "./private-way.ts";

export const googleKeysUrl = "https://www.googleapis.com/oauth2/v3/certs";

/** A higher scale makes limits ineffective. */
export const rateLimitScaleMax = 100;

/** With a higher scale, a caller waits longer for a lost database than a browser does. */
export const deadlineScaleMax = 3;

/** The settings that production checks, as typed or as parsed. */
interface Given {
  NODE_ENV?: string | undefined;
  DATABASE_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  TOKEN_SECRET?: string | undefined;
  CARD_GATEWAY?: string | undefined;
  SMTP_URL?: string | undefined;
  SMS_URL?: string | undefined;
  WHATSAPP_URL?: string | undefined;
  PUSH_SERVICE_URL?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_JWKS_URL?: string | undefined;
  MAP_TILE_URL?: string | undefined;
  RATE_LIMIT_SCALE?: string | number | undefined;
  DEADLINE_SCALE?: string | number | undefined;
}

const isRealGateway = (text: string): boolean =>
  text === "off" || findGatewayAddress(text)?.environment === "production";

/** A tile's address may contain `{s}` in its host, which is not valid in a URL. */
const isPrivateTemplate = (text: string): boolean => isPrivateWay(text.replace(/[{}]/g, ""));

/**
 * The values that production allows (docs/security-rules.md S12), and the message for others. A new setting that has values only for trials
 * needs a line here: without one, production allows every value.
 */
const allowed: { [Name in keyof Given]?: { allows: (value: string) => boolean; otherwise: string } } = {
  PUBLIC_URL: { allows: isPrivateWay, otherwise: "must begin with https://, unless it is this machine's own address." },
  CARD_GATEWAY: {
    allows: isRealGateway,
    otherwise: `moves no money. In production use off, ${gatewayNames.map((name) => `${name}://…@production`).join(" or ")}.`,
  },
  GOOGLE_JWKS_URL: {
    allows: (value) => value === googleKeysUrl,
    otherwise: `must be ${googleKeysUrl}: with other keys, their owner could log in as anyone. Leave it out.`,
  },
  PUSH_SERVICE_URL: {
    allows: () => false,
    otherwise: "is for trials: with it, people could make the portal send requests to that address. Leave it out.",
  },
  MAP_TILE_URL: {
    allows: isPrivateTemplate,
    otherwise: "must begin with https://, because browsers load nothing else.",
  },
  RATE_LIMIT_SCALE: {
    allows: (value) => Number(value) > 0 && Number(value) <= rateLimitScaleMax,
    otherwise: `must be ${rateLimitScaleMax} at most: a higher scale makes limits ineffective.`,
  },
  DEADLINE_SCALE: {
    allows: (value) => Number(value) > 0 && Number(value) <= deadlineScaleMax,
    otherwise: `must be ${deadlineScaleMax} at most: with a higher scale people wait too long for an error.`,
  },
};

const required: { [Name in keyof Given]?: string } = {
  PUBLIC_URL: "the address that links in mails lead to, https://…",
  TOKEN_SECRET: "32 characters or more, the same for every process.",
};

/**
 * Returns a message for each setting that prevents a start in production, with what to do. Messages never contain values, which may be
 * secrets.
 */
export function listUnfitSettings(given: Given): string[] {
  if (given.NODE_ENV !== "production") return [];
  const missing = Object.entries(required).filter(([name]) => !given[name as keyof Given]);
  const unfit = Object.entries(allowed).filter(([name, { allows }]) => {
    const value = given[name as keyof Given];
    return value !== undefined && !allows(String(value));
  });
  return [
    ...missing.map(([name, what]) => `${name} is not set: ${what}`),
    ...unfit.map(([name, { otherwise }]) => `${name} ${otherwise}`),
  ];
}

/** Returns one line about disabled features and sandboxes, for operators with a real database who did not set NODE_ENV. */
export function describeMissingMode(given: Given, publicUrl: string): string | undefined {
  if (given.NODE_ENV || !given.DATABASE_URL) return undefined;
  const isSandbox = !isRealGateway(given.CARD_GATEWAY ?? "sandbox");
  const states = [
    "no demo accounts",
    isSandbox ? "cards are a sandbox that moves no money (CARD_GATEWAY)" : undefined,
    given.CARD_GATEWAY === "off" ? "cards are off (CARD_GATEWAY)" : undefined,
    given.SMTP_URL ? undefined : "mail is off and stays in the outbox (SMTP_URL)",
    given.SMS_URL ? undefined : "text messages stay in the outbox (SMS_URL)",
    given.WHATSAPP_URL ? undefined : "WhatsApp is off (WHATSAPP_URL)",
    given.GOOGLE_CLIENT_ID ? undefined : "Google login is off (GOOGLE_CLIENT_ID)",
    given.PUBLIC_URL ? undefined : `links lead to ${publicUrl} (PUBLIC_URL)`,
    given.TOKEN_SECRET ? undefined : "the secret is this machine's own (TOKEN_SECRET)",
  ];
  const text = states.filter((state) => state !== undefined).join("; ");
  return `DATABASE_URL without NODE_ENV: ${text}. For real use set NODE_ENV=production.`;
}
