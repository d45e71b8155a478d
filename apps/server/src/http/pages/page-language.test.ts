import { describe, expect, it } from "vitest";
import { findOwnAddress } from "./page-language.ts";

const offered = { standard: "en", offered: () => true } as const;
const find = (url: string, reader: { cookie?: string; acceptLanguage?: string } = {}) =>
  findOwnAddress({ url, ...reader }, offered);

describe("the address of a page", () => {
  it("is in the language that the device has chosen", () => {
    expect(find("/jobs?x=1", { cookie: "XSRF-TOKEN=a; language=ur" })).toBe("/ur/jobs?x=1");
    expect(find("/ur/jobs", { cookie: "language=en", acceptLanguage: "ur" })).toBe("/jobs");
    expect(find("/ur/jobs", { cookie: "language=ur" })).toBeUndefined();
  });

  it("is in the browser's language at the first visit", () => {
    expect(find("/home", { acceptLanguage: "ur-PK,ur;q=0.9,en;q=0.8" })).toBe("/ur/home");
    expect(find("/home", { acceptLanguage: "fr,ur;q=0.9,en;q=0.8" })).toBe("/ur/home");
    expect(find("/home", { acceptLanguage: "en-GB,ur;q=0.9" })).toBeUndefined();
  });

  it("is in the language of a link that somebody has sent, and stays for search engines", () => {
    expect(find("/ur/home", { acceptLanguage: "en-GB" })).toBeUndefined();
    expect(find("/home")).toBeUndefined();
  });

  it("is in the office's language for a browser without one of the portal's", () => {
    const office = { ...offered, standard: "ur" } as const;
    expect(findOwnAddress({ url: "/home", acceptLanguage: "qaa,qab;q=0.9" }, office)).toBe("/ur/home");
    expect(findOwnAddress({ url: "/home", acceptLanguage: "en" }, office)).toBeUndefined();
  });

  it("leads nobody to an unfinished language but those who have chosen it", () => {
    const unfinished = { standard: "ur", offered: (language: string) => language === "en" } as const;
    expect(findOwnAddress({ url: "/home", acceptLanguage: "ur-PK" }, unfinished)).toBeUndefined();
    expect(findOwnAddress({ url: "/home", acceptLanguage: "fr" }, unfinished)).toBeUndefined();
    expect(findOwnAddress({ url: "/home", cookie: "language=ur" }, unfinished)).toBe("/ur/home");
  });

  it.each(["language=fr", "languages=ur", "language=", "xlanguage=ur"])("ignores the cookie %s", (cookie) => {
    expect(find("/home", { cookie })).toBeUndefined();
  });

  it("leads to no other site by two slashes in the path", () => {
    expect(find("//evil.example/x", { cookie: "language=ur" })).toBe("/ur//evil.example/x");
    expect(find("/ur//evil.example/x", { cookie: "language=en" })).toBe("/evil.example/x");
    expect(find("/ur/\\evil.example/x", { cookie: "language=en" })).toBe("/evil.example/x");
  });
});
