import { expect, test } from "vitest";
import { listedPaths } from "./app/public-paths.ts";
import { makeRobots, makeSitemap, readPublicUrl } from "./site-files.ts";

test("the sitemap names every listed page by its full address, and no step of a process", () => {
  const sitemap = makeSitemap("https://hunarmand.example", ["en"]);
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual(listedPaths.map((path) => `https://hunarmand.example${path}`));
  expect(found).toContain("https://hunarmand.example/faqs");
  expect(found.join()).not.toMatch(/login|success|pending/);
});

test("the sitemap has every page in every language, with links between them", () => {
  const sitemap = makeSitemap("https://hunarmand.example", ["en", "ur"]);
  const entry = sitemap.split("\n").find((line) => line.includes("<loc>https://hunarmand.example/ur/faqs<"));
  expect(entry).toContain('hreflang="en" href="https://hunarmand.example/faqs"/>');
  expect(entry).toContain('hreflang="ur" href="https://hunarmand.example/ur/faqs"/>');
  expect(sitemap).toContain("xmlns:xhtml=");
});

test("an address with an ampersand stays well-formed", () => {
  expect(makeSitemap("https://a.example/?x=1&y=2")).toContain("https://a.example/?x=1&amp;y=2/home");
});

test("robots.txt excludes the calls and the office, and names the sitemap", () => {
  const lines = makeRobots("https://hunarmand.example").split("\n");
  expect(lines).toContain("Disallow: /api/");
  expect(lines).toContain("Disallow: /office");
  expect(lines).toContain("Disallow: /ur/office");
  expect(lines).toContain("Sitemap: https://hunarmand.example/sitemap.xml");
});

test("the public address has no slash at its end, and has a default", () => {
  expect(readPublicUrl({ PUBLIC_URL: "https://hunarmand.example/" })).toBe("https://hunarmand.example");
  expect(readPublicUrl({ PUBLIC_URL: "" })).toBe("http://127.0.0.1:3000");
});
