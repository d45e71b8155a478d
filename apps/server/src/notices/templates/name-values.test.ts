import { expect, it } from "vitest";
import { nameValues } from "./name-values.ts";

const urdu = new Map([
  ["AC Repair", "اے سی مرمت"],
  ["G-9", "جی-9"],
  ["Lahore", "لاہور"],
]);
const reader = { language: "ur", nameOf: (english: string) => urdu.get(english) ?? english } as const;

it("names the job and its place in the reader's language", () => {
  const values = { job: "AC Repair (HM-00012)", place: "G-9, Lahore", skill: "AC Repair", area: "G-9", city: "Lahore" };
  expect(nameValues(values, reader)).toMatchObject({ job: "اے سی مرمت (HM-00012)", place: "جی-9، لاہور" });
});

it("keeps an address as it was written, even if it contains the city's name", () => {
  const values = { place: "12 Lahore Road, Lahore", city: "Lahore" };
  expect(nameValues(values, reader)).toMatchObject({ place: "12 Lahore Road, لاہور" });
});

it("keeps names without a translation, and notices from before they had one", () => {
  const values = {
    job: "Tiling (HM-00013)",
    place: "New Town, Lahore",
    skill: "Tiling",
    area: "New Town",
    city: "Lahore",
  };
  expect(nameValues(values, reader)).toMatchObject({ job: "Tiling (HM-00013)", place: "New Town، لاہور" });
  const old = { job: "AC Repair (HM-00012)", place: "G-9, Lahore" };
  expect(nameValues(old, reader)).toEqual(old);
});

it("writes times in the reader's language, with the part of the day", () => {
  const values = {
    time: "23 Nov, 5:35 pm",
    timeAt: "2026-11-23T12:35:00Z",
    until: "x",
    untilAt: "2026-11-23T19:35:00Z",
  };
  expect(nameValues(values, reader)).toMatchObject({
    time: "23 نومبر، سہ\u00A0پہر\u00A05:35",
    until: "24 نومبر، 2026",
  });
  const english = { ...reader, language: "en" } as const;
  expect(nameValues(values, english)).toMatchObject({ time: "23 Nov, 5:35 pm", until: "24 November 2026" });
});

it("says how an offer ended, in the reader's language", () => {
  const english = { ...reader, language: "en" } as const;
  expect(nameValues({ ended: "taken", why: "x" }, english)["why"]).toBe("Another handyman was quicker");
  expect(nameValues({ ended: "expired", why: "x" }, reader)["why"]).toBe("آپ کے جواب سے پہلے بند ہو گیا");
});

it("says what a handyman decides by, in the reader's language", () => {
  const offer = { askedFirst: "yes", wishedAt: "", net: "PKR 3,100", answerBy: "2026-11-28T20:27:00Z", facts: "x" };
  const english = { ...reader, language: "en" } as const;
  expect(nameValues(offer, english)["facts"]).toBe(
    "The customer asks for you first. As soon as possible. You usually get PKR 3,100. Answer by 29 Nov, 1:27 am.",
  );
  expect(nameValues(offer, reader)["facts"]).toMatch(/^کسٹمر پہلے آپ سے پوچھ رہے ہیں۔ .*PKR 3,100.*رات/);
});
