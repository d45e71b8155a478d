import fp from "fastify-plugin";
import helmet from "helmet";
import type { PageOf } from "../built-pages.ts";
import { isBelowApi } from "../requests/request-path.ts";

const oneYearSeconds = 31_536_000;

/** Where the browser reads the limits of our pages. */
export interface BrowserRules {
  /** The portal is reached over https. */
  isSecure: boolean;
  /** HSTS_SUBDOMAINS: all below the portal's address is reached over https, too. */
  hstsSubdomains: boolean;
  mapTileUrl: string;
  /** Besides ourselves, who forms may be posted to: the page of a card gateway. */
  formTarget?: string | undefined;
  pageOf: PageOf;
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` -> `https://*.tiles.example` */
export const tileOrigin = (mapTileUrl: string): string =>
  (/^https?:\/\/[^/]+/.exec(mapTileUrl)?.[0] ?? "").replace(/^(https?:\/\/)\{[^}]+\}/, "$1*");

/** Of what a page may do, a reply to a call needs nothing: these say so in a tenth of the bytes, and of the time. */
const headersOfCalls = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** No inline script runs but those that the build wrote into its pages, each by its hash (docs/security-rules.md SB1). */
const policyOfPages = ({ isSecure, mapTileUrl, formTarget, pageOf }: BrowserRules) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ({ url = "" }) => pageOf(url).scriptSources],
    // Mantine sets its variables in style elements and attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:", tileOrigin(mapTileUrl)],
    // Recordings come with the token, so pages play them from memory.
    mediaSrc: ["'self'", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'self'", ...(formTarget ? [formTarget] : [])],
    frameSrc: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
  },
});

/** Helmet is asked twice, when the app is built: Fastify's plugin for it reads all these options anew for each request. */
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
