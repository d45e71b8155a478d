import { expect, it } from "vitest";
import { nameValues } from "./name-values.ts";

const urdu = new Map([
  ["AC Repair", "اے سی مرمت"],
  ["G-9", "جی-9"],
  ["Lahore", "لاہور"],
]);
const nameOf = (english: string) => urdu.get(english) ?? english;

it("names the job and its place in the reader's language", () => {
  const values = { job: "AC Repair (HM-00012)", place: "G-9, Lahore", skill: "AC Repair", area: "G-9", city: "Lahore" };
  expect(nameValues(values, nameOf)).toMatchObject({ job: "اے سی مرمت (HM-00012)", place: "جی-9, لاہور" });
});

it("keeps an address as it was written, even if it contains the city's name", () => {
  const values = { place: "12 Lahore Road, Lahore", city: "Lahore" };
  expect(nameValues(values, nameOf)).toMatchObject({ place: "12 Lahore Road, لاہور" });
});

it("keeps names without a translation, and notices from before they had one", () => {
  const values = {
    job: "Tiling (HM-00013)",
    place: "New Town, Lahore",
    skill: "Tiling",
    area: "New Town",
    city: "Lahore",
  };
  expect(nameValues(values, nameOf)).toMatchObject({ job: "Tiling (HM-00013)", place: "New Town, لاہور" });
  const old = { job: "AC Repair (HM-00012)", place: "G-9, Lahore" };
  expect(nameValues(old, nameOf)).toEqual(old);
});
