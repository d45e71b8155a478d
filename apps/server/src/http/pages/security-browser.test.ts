import { getUserData, login, logout } from "@hunarmand/api/account/account";
import { changePassword } from "@hunarmand/api/account/passwords";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { hashInlineScripts, readBuiltPages } from "../built-pages.ts";
import { tileOrigin } from "./security-headers.ts";

const portal = await startPortal();
const page = { method: "GET", url: "/home", headers: { accept: "text/html,*/*" } } as const;

const directivesOf = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split(";")
      .map((directive) => directive.trim().split(/ (.*)/s).slice(0, 2))
      .map(([name = "", value = ""]) => [name, value]),
  );

describe("headers", () => {
  it("forbid inline scripts and framing of a page", async () => {
    const { headers } = await portal.app.inject(page);
    const policy = directivesOf(headers["content-security-policy"]);
    expect(policy["script-src"]).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(policy["object-src"]).toBe("'none'");
    expect(policy["base-uri"]).toBe("'none'");
    expect(policy["frame-ancestors"]).toBe("'none'");
    expect(policy["form-action"]).toBe("'self'");
    expect(policy["connect-src"]).toBe("'self'");
    expect(policy["worker-src"]).toBe("'self'");
    expect(policy["manifest-src"]).toBe("'self'");
    expect(policy["img-src"]).toBe("'self' data: blob: https://tile.openstreetmap.org");
  });

  it("isolate types, origins and windows", async () => {
    const { headers } = await portal.app.inject(page);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "geolocation=(self), microphone=(self)",
    });
  });

  it("are on refusals and calls too", async () => {
    for (const { headers } of [await portal.call(listCities, {}), await portal.call(logout, {})]) {
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it("forbid every cache to store personal replies", async () => {
    const person = await makeCustomer(portal);
    expect((await portal.as(person).call(getUserData, {})).headers["cache-control"]).toBe("no-store");
  });

  it("require https only if the portal is reached by https", async () => {
    const secure = await openVariant(portal, { services: { publicUrl: "https://portal.example" } });
    expect((await secure.app.inject(page)).headers["strict-transport-security"]).toBe("max-age=31536000");
    expect((await portal.app.inject(page)).headers["strict-transport-security"]).toBeUndefined();
  });

  it("require https on all subdomains with HSTS_SUBDOMAINS, and never without https", async () => {
    const settings = { hstsSubdomains: true };
    const secure = await openVariant(portal, { services: { publicUrl: "https://portal.example" }, settings });
    expect((await secure.app.inject(page)).headers["strict-transport-security"]).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect((await secure.call(logout, {})).headers["strict-transport-security"]).toContain("includeSubDomains");
    const plain = await openVariant(portal, { settings });
    expect((await plain.app.inject(page)).headers["strict-transport-security"]).toBeUndefined();
  });

  it("name the source of map tiles by its origin", () => {
    expect(tileOrigin("https://tile.openstreetmap.org")).toBe("https://tile.openstreetmap.org");
    expect(tileOrigin("https://{s}.tiles.example:8443/{z}/{x}/{y}.png?key=1")).toBe("https://*.tiles.example:8443");
  });
});

const script = (name: string) => `<script>${name}()</script>`;

describe("script hashes", () => {
  it("cover the page's inline scripts, each once, and no script with a source", () => {
    const html = `<script>a()</script><script src="/b.js"></script><script type="module" async="">c()</script>
      <script>a()</script>`;
    expect(hashInlineScripts(html)).toBe(
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'sha256-uv6BXxguRKhBqgeOtcyTvppA2Vttceh37dUo7xwS8Ug='",
    );
  });

  it("are those of the URL's own page or of the shell", async () => {
    const pageOf = await readBuiltPages(`${import.meta.dirname}/../../../test/pages`);
    expect(pageOf("/one?x=1")).toEqual({ file: "one/index.html", scriptSources: hashInlineScripts(script("one")) });
    expect(pageOf("/One/")).toEqual(pageOf("/one"));
    expect(pageOf("/").scriptSources).toBe(hashInlineScripts(script("home")));
    expect(pageOf("/unknown/5").scriptSources).toBe(hashInlineScripts(script("shell")));
  });

  it("are left out of replies to calls, which run nothing", async () => {
    const { headers } = await portal.call(listCities, {});
    expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
  });
});

describe("forged requests", () => {
  const cookie = "XSRF-TOKEN=abc";
  const logIn = (headers: Record<string, string>) =>
    portal.call(login, { body: { identifier: "nobody@example.pk", password: "some password" } }, headers);

  it("a page load sets the cookie once, for this site only", async () => {
    const first = await portal.app.inject(page);
    expect(first.cookies).toMatchObject([{ name: "XSRF-TOKEN", sameSite: "Strict", path: "/" }]);
    expect(first.cookies[0]).not.toHaveProperty("httpOnly");
    const again = await portal.app.inject({ ...page, headers: { ...page.headers, cookie } });
    expect(again.cookies).toEqual([]);
  });

  it("a call with the cookie must repeat it in the header", async () => {
    expect((await logIn({ cookie })).error.code).toBe("forged-request");
    expect((await logIn({ cookie, "x-xsrf-token": "abd" })).error.code).toBe("forged-request");
    expect((await logIn({ cookie, "x-xsrf-token": "longer than it" })).error.code).toBe("forged-request");
    expect((await logIn({ cookie, "x-xsrf-token": "abc" })).error.code).toBe("login-failed");
  });

  it("a call with a bearer token and no cookie passes", async () => {
    const person = await makeCustomer(portal);
    expect((await portal.as(person).call(logout, {})).status).toBe(200);
  });

  it("a call with both still repeats the cookie", async () => {
    const person = await makeCustomer(portal);
    const body = { email: person.email, currentPassword: "x", newPassword: "a better long password" };
    expect((await portal.as(person).call(changePassword, { body }, { cookie })).status).toBe(403);
  });

  it("a call from another site is refused, a read is not", async () => {
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await logIn(foreign)).error.code).toBe("forged-request");
    expect((await portal.call(listCities, {}, { ...foreign, cookie })).status).toBe(200);
  });
});
