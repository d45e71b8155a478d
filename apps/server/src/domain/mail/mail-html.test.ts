import { expect, it } from "vitest";
import { layOutMail } from "./mail-html.ts";

const bait = `<img src=x onerror=alert(1)> & "quotes" https://evil.example/?a="><script>`;
const link = "http://portal.test/jobs/1?a=1&b=2";

const html = layOutMail({
  language: "en",
  subject: `Job ${bait}`,
  text: `Dear ${bait},\n\nFirst line\nsecond line.\n\nNext step: ${link}`,
  signature: "\n\n-- \nHunarmand\nPhone: 051-1234567",
  action: { label: "Open", link },
});

it("typed text stays text: no element, no attribute, and only web addresses become links", () => {
  expect(html).not.toMatch(/<img|<script/i);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;");
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(links).toEqual(["https://evil.example/?a=", "http://portal.test/jobs/1?a=1&amp;b=2"]);
});

it("nothing is loaded from elsewhere, and the mail declares its own dark colours", () => {
  expect(html).not.toMatch(/<[^>]+ (?:src|background)=|url\(|@import|<link/i);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("prefers-color-scheme:dark");
});

it("line breaks are kept, the next step is a button, and the office's contact is at the end", () => {
  expect(html).toContain("First line<br>second line.");
  expect(html).not.toContain("Next step:");
  expect(html).toContain(">Open</a>");
  expect(html).toContain("Hunarmand<br>Phone: 051-1234567");
});

it("an Urdu mail is read from right to left, and says so to programs that read aloud", () => {
  const words = { subject: "قیمت طے ہے", text: "رقم مل گئی۔", signature: "" };
  expect(layOutMail({ ...words, language: "ur" })).toContain('<html lang="ur" dir="rtl">');
  expect(layOutMail({ ...words, language: "en" })).toContain('<html lang="en" dir="ltr">');
});
