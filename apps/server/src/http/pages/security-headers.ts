import helmet from "@fastify/helmet";
import fp from "fastify-plugin";
import type { PageOf } from "../built-pages.ts";
import { isBelowApi } from "../requests/request-path.ts";

const oneYearSeconds = 31_536_000;

/** Where the browser reads the limits of our pages. */
export interface BrowserRules {
  /** The portal is reached over https. */
  isSecure: boolean;
  mapTileUrl: string;
  /** Besides ourselves, who forms may be posted to: the page of a card gateway. */
  formTarget?: string | undefined;
  pageOf: PageOf;
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` -> `https://*.tiles.example` */
export const tileOrigin = (mapTileUrl: string): string =>
  (/^https?:\/\/[^/]+/.exec(mapTileUrl)?.[0] ?? "").replace(/^(https?:\/\/)\{[^}]+\}/, "$1*");

/** No inline script runs but those that the build wrote into its pages, each by its hash (docs/security-rules.md SB1). */
export const securityHeaders = fp(async (app, { isSecure, mapTileUrl, formTarget, pageOf }: BrowserRules) => {
  const scriptSourcesOf = (url: string) => (isBelowApi(url) ? "" : pageOf(url).scriptSources);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ({ url = "" }) => scriptSourcesOf(url)],
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
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    strictTransportSecurity: isSecure ? { maxAge: oneYearSeconds, includeSubDomains: false } : false,
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "geolocation=(self), microphone=(self)");
  });
});
