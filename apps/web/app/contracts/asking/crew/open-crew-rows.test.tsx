import { afterEach, expect, test } from "vitest";
import { openQuoteForm, searchByWords, typeWork } from "../../../../test-setup/contracts/quote-form.ts";
import { recordBodies } from "../../../../test-setup/faked-server.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { isReloaded, leave } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

async function pick(trade: string, handymen: string) {
  typeWork(trade);
  await press(trade);
  const place = document.querySelectorAll("main form .crew-row").length;
  await wait(() => document.querySelectorAll("main form .crew-row").length >= Math.max(1, place), "row");
  const field = await wait(() => [...document.querySelectorAll<HTMLInputElement>(".crew-row input")].at(-1), "number");
  await fill({ [field.name]: handymen });
}

const readChoices = () => [findField("totalHandymen")?.value, findField("duration")?.value];

test("trades with their numbers and the days fill the lists with the nearest choices, and travel as typed", async () => {
  await openQuoteForm();
  expect(readChoices()).toEqual(["", ""]);
  await pick("Masonry", "12");
  await wait(() => readChoices()[0] === "10", "nearest choice of 12");
  await pick("Electrical Wiring", "4");
  await readPage("16 handymen in all");
  await fill({ durationDays: "21" });
  expect(readChoices()).toEqual(["15", "1 Month"]);
  for (const line of [
    "12 × Masonry: about PKR 378,000",
    "4 × Electrical Wiring: about PKR 126,000",
    "About PKR 504,000 for 16 handymen and 21 days.",
    "Usually PKR 336,000 to 672,000.",
    "PKR 1,000 to 2,000 for each handyman a day.",
  ])
    await readPage(line);
  await press("I have a price in mind");
  await wait(() => findField("crew.1.ownDayPrice"), "the fields for own prices");
  await fill({ city: "Rawalpindi", phone: "03355550123", "crew.0.ownDayPrice": "2,500" });
  for (const line of ["12 × Masonry × 21 days × PKR 2,500 = PKR 630,000"]) await readPage(line);
  await fill({ "crew.1.ownDayPrice": "3000" });
  await readPage("Your price in all: PKR 882,000");
  const bodies = recordBodies();
  await press("Request Quote");
  await readDialog("Your quote request was submitted successfully!");
  const crew = [
    { trade: "Masonry", handymen: 12, ownDayPrice: 2_500 },
    { trade: "Electrical Wiring", handymen: 4, ownDayPrice: 3_000 },
  ];
  expect(bodies).toMatchObject([{ crew, exactHandymen: 16, durationDays: 21, totalHandymen: "15" }]);
  await press("OK");
  await wait(isReloaded, "reload");
});

test("the lists stay free to choose, and a removed trade no longer counts", async () => {
  await openQuoteForm();
  await pick("Masonry", "12");
  await pick("Electrical Wiring", "4");
  await fill({ totalHandymen: "20" });
  expect(readChoices()[0]).toBe("20");
  await press("Remove Masonry");
  await wait(() => readChoices()[0] === "4", "nearest choice of 4");
  await press("Remove Electrical Wiring");
  await wait(() => findField("exactHandymen")?.value === "", "the field for only a number");
});

test("a number with words is refused at its field, and fills nothing", async () => {
  await openQuoteForm();
  await pick("Masonry", "12 masons");
  await readPage("Please enter a whole number.");
  expect(readChoices()[0]).toBe("");
  await fill({ totalHandymen: "10", duration: "1 Week", city: "Lahore", phone: "03355550123" });
  await press("Request Quote");
  expect(document.querySelector("dialog"), "its own error is enough").toBeNull();
  await fill({ duration: "" });
  await fill({ durationDays: "some weeks" });
  expect(readChoices()[1]).toBe("");
  expect(document.querySelector("main form")?.textContent).not.toContain("We filled in");
});

test("several trades typed in one line are added with their numbers, all at once or one by one", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry aur 4 electrical");
  await wait(() => findField("exactHandymen") === null && findField("crew.1.handymen"), "both trades");
  expect([...document.querySelectorAll<HTMLInputElement>(".crew-row input")].map(({ value }) => value)).toEqual([
    "12",
    "4",
  ]);
  typeWork("6 masonry, 3 moonwalk");
  await press("Add 6 × Masonry");
  await readPage("6 × Masonry, 4 × Electrical Wiring");
  expect(document.querySelector<HTMLTextAreaElement>("main form search textarea")?.value, "what is left").toBe(
    "3 moonwalk",
  );
  await readPage("We do not know “moonwalk”. Search for it with another word, or write it under “What work?”.");
});

test("what was understood with its number is added by itself when the person goes on", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry and 4 electrical");
  findField("durationDays")?.focus();
  await readPage("12 × Masonry, 4 × Electrical Wiring");
  expect(readChoices()[0]).toBe("15");
  await press("Add another trade");
  typeWork("3 moonwalk");
  await readPage("We do not know “moonwalk”. Search for it with another word, or write it under “What work?”.");
  findField("durationDays")?.focus();
  expect(document.querySelector<HTMLTextAreaElement>("main form search textarea")?.value, "a question").toBe(
    "3 moonwalk",
  );
});

test("city, days and first day that have an answer keep it beside the words", async () => {
  await openQuoteForm();
  searchByWords();
  await fill({ city: "Lahore", durationDays: "5" });
  typeWork("12 masonry and 4 electrical in Rawalpindi for three weeks from Monday");
  await wait(() => findField("startDate")?.value !== "", "the first day");
  expect(["city", "durationDays"].map((name) => findField(name)?.value)).toEqual(["Lahore", "5"]);
});

test("beside the price are the verified handymen of each trade in the city", async () => {
  await openQuoteForm();
  await pick("Masonry", "12");
  await fill({ city: "Rawalpindi" });
  await readPage("Masonry: 4 verified handymen free in Rawalpindi, 6 in Islamabad");
  await readPage("We send a price once we have all of them for that day.");
  await readPage("Some may come from Islamabad. Their travel is in our price.");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main form a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(links).toContain("/providers?category=Home+Maintenance&skill=Masonry&city=Rawalpindi");
});

test("five trades are the most, and a chosen one is not added twice", async () => {
  await openQuoteForm();
  await pick("Masonry", "2");
  await pick("Masonry", "3");
  expect(document.querySelectorAll(".crew-row")).toHaveLength(1);
  expect(findField("exactHandymen")).toBeNull();
  expect(findButton("Remove Masonry")).toBeDefined();
});
