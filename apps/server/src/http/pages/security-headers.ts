import fp from "fastify-plugin";
import helmet from "helmet";
import type { PageOf } from "../built-pages.ts";
import { isBelowApi } from "../requests/request-path.ts";

const oneYearSeconds = 31_536_000;

/** What the browser's security policy depends on. */
export interface BrowserRules {
  /** Whether the portal is reached by https. */
  isSecure: boolean;
  /** HSTS_SUBDOMAINS: all subdomains are reached by https too. */
  hstsSubdomains: boolean;
  mapTileUrl: string;
  /** Besides this site, an origin that forms may be posted to: a card gateway's page. */
  formTarget?: string | undefined;
  pageOf: PageOf;
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` -> `https://*.tiles.example` */
export const tileOrigin = (mapTileUrl: string): string =>
  (/^https?:\/\/[^/]+/.exec(mapTileUrl)?.[0] ?? "").replace(/^(https?:\/\/)\{[^}]+\}/, "$1*");

/** A reply to a call needs no permissions of a page. These headers forbid them in a tenth of the bytes and time. */
const headersOfCalls = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Only inline scripts of the build may run, each allowed by its hash (docs/security-rules.md SB1). */
const policyOfPages = ({ isSecure, mapTileUrl, formTarget, pageOf }: BrowserRules) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ({ url = "" }) => pageOf(url).scriptSources],
    // Mantine sets its variables in style elements and attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:", tileOrigin(mapTileUrl)],
    // Recordings need the token, so pages load them into memory and play them from there.
    mediaSrc: ["'self'", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'", ...(formTarget ? [formTarget] : [])],
    frameSrc: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
  },
});

/** Helmet is called twice, when the app is built. Fastify's plugin for it would read all these options for each request. */
export const securityHeaders = fp(async (app, rules: BrowserRules) => {
  const headersOfAll = {
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    strictTransportSecurity: rules.isSecure
      ? { maxAge: oneYearSeconds, includeSubDomains: rules.hstsSubdomains }
      : false,
  } as const;
  const ofCalls = helmet({ ...headersOfAll, ...headersOfCalls });
  const ofPages = helmet({ ...headersOfAll, contentSecurityPolicy: policyOfPages(rules) });
  app.addHook("onRequest", (request, reply, done) => {
    if (isBelowApi(request.url)) return ofCalls(request.raw, reply.raw, () => done());
    reply.header("permissions-policy", "geolocation=(self), microphone=(self)");
    ofPages(request.raw, reply.raw, () => done());
  });
});
