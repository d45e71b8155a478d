import { expect, test } from "vitest";
import faqs from "../../locales/en/faqs.json";
import inquiries from "../../locales/en/inquiries.json";
import visits from "../../locales/en/visits.json";

test("support and the answers to common questions name what a visit's own page names", () => {
  const [toBring = ""] = visits.english.own.bringUsually.split(". ");
  const { join } = faqs.english.categories.general.questions;
  for (const { answer } of [join, inquiries.english.support.questions.verification])
    expect(answer.toLowerCase()).toContain(toBring.toLowerCase());
});
