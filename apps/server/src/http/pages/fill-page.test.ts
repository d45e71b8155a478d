import { settingsIn } from "@hunarmand/api/staff/public-setting-names";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { describe, expect, it } from "vitest";
import { hashInlineScripts } from "../built-pages.ts";
import { fillPage } from "./fill-page.ts";

const rule = { platformFeePercent: 10, offerRoundSize: 20, offerMinutes: 30, urgentOfferMinutes: 10 };
const settingsWith = (contact: Parameters<typeof makePublicSettings>[0]["contact"]) =>
  makePublicSettings({ ...rule, contact });
const body = (html: string): string => fillPage(`<head></head>${html}`, settingsWith({ phone: "+92 51 111 486 276" }));

describe("a prerendered page", () => {
  it("gets the settings at its placeholders, and in its head for the browser", () => {
    const page = body('<a href="{{office.phoneLink}}">{{office.phone}}</a>');
    expect(page).toContain('<a href="tel:+9251111486276">+92 51 111 486 276</a>');
    const content = /<meta name="office-settings" content="([^"]*)"\/><\/head>/.exec(page)?.[1] ?? "";
    const expected = { phone: "+92 51 111 486 276", phoneLink: "tel:+9251111486276", platformFeePercent: "10" };
    expect(JSON.parse(content.replaceAll("&quot;", '"'))).toMatchObject(expected);
  });

  it("in Urdu has the office's address and opening hours in Urdu, under the usual names", () => {
    const office = settingsWith({
      address: "Shop 9, Saddar",
      openingHours: "9 to 6",
      openingHoursInUrdu: "صبح 9 سے شام 6",
    });
    const template = "<head></head>{{office.address}}; {{office.openingHours}}";
    expect(fillPage(template, settingsIn("ur", office))).toMatch(/Shop 9, Saddar; صبح 9 سے شام 6$/);
    const english = fillPage(template, settingsIn("en", office));
    expect(english).toMatch(/Shop 9, Saddar; 9 to 6$/);
    expect(english).not.toContain("InUrdu");
  });

  it("leaves out a section whose setting is not set", () => {
    const template =
      "{{#office.email}}<b>{{office.email}}</b>{{/office.email}}{{#office.phone}}<i>x{{#office.address}}<u></u>{{/office.address}}{{#office.phone}}<s></s>{{/office.phone}}y</i>{{/office.phone}}";
    expect(body(template)).toMatch(/<\/head><i>x<s><\/s>y<\/i>$/);
  });

  it("cannot be broken by a setting that ends an attribute, an element or a script", () => {
    const settings = settingsWith({ address: '</script><b a="$&">&', openingHours: "'" });
    const json = '<script type="application/ld+json">{"a":"{{office.address}}"}</script>';
    const page = fillPage(`<head></head><p title="{{office.address}}">{{office.address}}</p>${json}`, settings);
    const escaped = "&lt;/script&gt;&lt;b a=&quot;$&amp;&quot;&gt;&amp;";
    expect(page).toContain(`<p title="${escaped}">${escaped}</p>`);
    expect(page).toContain('{"a":"\\u003c/script>\\u003cb a=\\"$&\\">&"}</script>');
  });

  it("has structured data without keys that are not set, and without objects that become empty", () => {
    const data = {
      telephone: "{{office.phone}}",
      email: "{{office.email}}",
      address: { "@type": "PostalAddress", streetAddress: "{{office.address}}", addressCountry: "PK" },
      geo: { "@type": "GeoCoordinates", latitude: "{{office.latitude}}" },
      sameAs: ["{{office.facebook}}", "https://a.example"],
      award: ["{{office.linkedin}}"],
    };
    const page = body(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(JSON.parse(/json">(.*)<\/script>/.exec(page)?.[1] ?? "")).toEqual({
      telephone: "+92 51 111 486 276",
      address: { "@type": "PostalAddress", addressCountry: "PK" },
      sameAs: ["https://a.example"],
    });
  });

  it("keeps its inline scripts unchanged, so that their hashes in the content policy match", () => {
    const scripts = '<script>a()</script><script type="application/ld+json">{"a":"{{office.phone}}"}</script>';
    expect(hashInlineScripts(body(scripts))).toBe(hashInlineScripts("<script>a()</script>"));
  });
});
