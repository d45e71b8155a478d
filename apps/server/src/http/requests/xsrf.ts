import { randomBytes, timingSafeEqual } from "node:crypto";
import cookie from "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { AppError } from "../../values/app-error.ts";
import { isBelowApi } from "./request-path.ts";

const cookieName = "XSRF-TOKEN";
const headerName = "x-xsrf-token";
const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A page of another site cannot read our cookie, so it cannot repeat it in a header. A call with a bearer token and no cookie passes,
 * because browsers add no such token by themselves.
 */
export const xsrf = fp(async (app, { isSecure }: { isSecure: boolean }) => {
  await app.register(cookie);

  app.addHook("onRequest", async (request, reply) => {
    // Only calls change anything, in every spelling of their path.
    if (request.routeOptions.config.isSigned) return;
    if (!readingMethods.has(request.method)) return assertOwnPage(request);
    if (!isPageLoad(request) || request.cookies[cookieName]) return;
    const token = randomBytes(24).toString("base64url");
    // Our own script reads it, so it is not httpOnly.
    reply.setCookie(cookieName, token, { path: "/", sameSite: "strict", secure: isSecure, httpOnly: false });
  });
});

const isPageLoad = ({ method, url, headers }: FastifyRequest): boolean =>
  method === "GET" && !isBelowApi(url) && (headers.accept ?? "").includes("text/html");

/** @throws AppError forged-request */
function assertOwnPage({ headers, cookies }: FastifyRequest): void {
  const token = cookies[cookieName];
  const isCrossSite = headers["sec-fetch-site"] === "cross-site";
  if (isCrossSite || (token !== undefined && !isSame(token, String(headers[headerName] ?? ""))))
    throw new AppError("forged-request");
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
