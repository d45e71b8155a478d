import { afterEach, expect, test } from "vitest";
import { setLanguage } from "./messages.ts";
import { type JobPosting, jobPosting, localBusiness, service } from "./structured-data.ts";

afterEach(() => setLanguage("en"));

const work = { name: "تنصیبات", description: "فٹنگ", path: "/installations" };
const opening: JobPosting = {
  title: "کاریگر",
  description: "کام",
  datePosted: "2026-11-01",
  validThrough: "2026-12-01",
  employmentType: "FULL_TIME",
  cities: ["Lahore", "Karachi"],
};

test("structured data of a page in Urdu names the cities in Urdu", async () => {
  await setLanguage("ur");
  const written = JSON.stringify([localBusiness(), service(work), jobPosting(opening)]);
  for (const city of ["اسلام آباد", "راولپنڈی", "لاہور", "کراچی"]) expect(written).toContain(`"${city}"`);
  expect(written).not.toMatch(/Islamabad|Rawalpindi|Lahore|Karachi/);
});

test("structured data of a page in English keeps the English names", () => {
  expect(JSON.stringify(localBusiness())).toContain('"addressLocality":"Islamabad"');
});
