import { afterEach, expect, test } from "vitest";
import { openQuoteForm, searchByWords, typeWork } from "../../../test-setup/contracts/quote-form.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { isReloaded, leave } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const body = {
  handymenMax: 20,
  trades: [
    { trade: "Masonry", dayPrice: 2_700 },
    { trade: "Electrical Wiring", dayPrice: 3_000 },
  ],
};

async function typeCrew(prices: object = body) {
  await openQuoteForm({ "day-prices": { body: prices } });
  searchByWords();
  typeWork("12 masonry 4 electrical");
  await wait(
    () => findField("exactHandymen")?.value === "16" || document.querySelectorAll(".crew-row").length > 1,
    "crew",
  );
  await fill({ durationDays: "18", city: "Rawalpindi", phone: "03355550123" });
}

test("a crew of known prices reads its sum by trade, and that the price comes at once with the first day", async () => {
  await typeCrew();
  await readPage("PKR 799,200 for 16 handymen and 18 days.");
  await readPage("12 × Masonry × 18 days × PKR 2,700 = PKR 583,200");
  await readPage("Name trades, days and first day: then you can say yes at once.");
  await fill({ startDate: "2036-03-03" });
  await readPage("Send this, and you can say yes at once.");
  await press("Request Quote");
  await readDialog("Your price is on the next page.");
  await press("OK");
  await wait(isReloaded, "reload");
});

const findSum = () => document.querySelector("main form .mantine-Alert-root");

async function openOwnPrices() {
  await typeCrew();
  await fill({ startDate: "2036-03-03" });
  await press("I have a price in mind");
  await wait(() => findField("crew.1.ownDayPrice"), "fields");
  await readPage("Usually PKR 3,000 a day. Leave it empty to pay that.");
}

test("an own price below the usual one of its trade leaves the answer to the office", async () => {
  await openOwnPrices();
  await fill({ "crew.1.ownDayPrice": "2500" });
  await readPage("Less than usual, so no price at once. Our office answers you.");
  expect(findSum()?.textContent).toMatch(
    /^Your price in all: PKR 763,200Usually PKR 799,200 for 16 handymen and 18 days\./,
  );
  expect(document.querySelector("main")?.textContent?.match(/Your price in all/g)).toHaveLength(1);
});

test("a person who names more than usual reads before sending that they pay the usual price", async () => {
  await openOwnPrices();
  await fill({ "crew.1.ownDayPrice": "3500" });
  await readPage("You named more than usual: PKR 3,500. You pay the usual PKR 3,000.");
  expect(findSum()?.textContent).toMatch(
    /^PKR 799,200 for 16 handymen and 18 days\.You named PKR 835,200 in all\. You pay the usual price\./,
  );
  await readPage("Send this, and you can say yes at once.");
  await fill({ "crew.1.ownDayPrice": "3000" });
  expect(findSum()?.textContent, "the usual price").not.toContain("You named");
});

test("more than usual promises nothing while the office has to price another trade", async () => {
  await openOwnPrices();
  await fill({ "crew.0.ownDayPrice": "2500", "crew.1.ownDayPrice": "3500" });
  await readPage("You named more than usual: PKR 3,500. Usual is PKR 3,000.");
});

test("a crew with a trade without a price has the range of all trades, and no word of a price at once", async () => {
  await typeCrew({ ...body, trades: body.trades.slice(0, 1) });
  await fill({ startDate: "2036-03-03" });
  await readPage("About PKR 432,000 for 16 handymen and 18 days.");
  expect(document.querySelector("main")?.textContent).not.toContain("at once");
});
