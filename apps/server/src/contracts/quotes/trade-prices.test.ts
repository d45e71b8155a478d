import { getQuote, listMyQuotes } from "@hunarmand/api/contracts/quotes";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { expect, it } from "vitest";
import { quoteForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const masons = { trade: "Masonry", handymen: 12 };
const electricians = { trade: "Electrical Wiring", handymen: 4 };

async function makeQuote() {
  const [owner, office] = [await makeCustomer(portal), portal.as(await makeStaff(portal, "Dispatcher"))];
  const crew = [masons, electricians];
  const wish = { ...quoteForm, email: owner.email, crew, exactHandymen: 16, durationDays: "3 weeks" };
  const { id } = (await portal.as(owner).call(requestQuote, { body: wish })).body;
  const price = (amount: number, days = 18, prices: [number, number] = [2_800, 3_500]) => {
    const trades = crew.map((row, place) => ({ ...row, dayPrice: prices[place] ?? 0 }));
    return office.call(answerQuote, {
      params: { id },
      body: { amount, payTime: "weekly", validUntil: "2026-03-09T18:00:00.000Z", tradePrices: { days, trades } },
    });
  };
  const priceWithout = (amount: number) =>
    office.call(answerQuote, {
      params: { id },
      body: { amount, payTime: "weekly", validUntil: "2026-03-09T18:00:00.000Z" },
    });
  const read = async () => (await portal.as(owner).call(getQuote, { params: { id } })).body;
  return { owner, price, priceWithout, read };
}

it("a price with the day of each trade is their sum, and its owner reads each", async () => {
  const { owner, price, priceWithout, read } = await makeQuote();
  expect((await read()).durationDays, "3 weeks").toBe(18);
  const sum = 12 * 18 * 2_800 + 4 * 18 * 3_500;
  expect((await price(sum - 1)).error).toMatchObject({ issues: [{ field: "amount", code: "value-invalid" }] });
  expect((await price(sum)).status).toBe(200);
  const priced = [
    { ...masons, dayPrice: 2_800 },
    { ...electricians, dayPrice: 3_500 },
  ];
  expect(await read()).toMatchObject({ amount: sum, crew: priced, payTime: "weekly" });
  expect((await portal.as(owner).call(listMyQuotes, { query: {} })).body.data).toMatchObject([{ crew: priced }]);
  expect((await priceWithout(900_000)).status).toBe(200);
  expect(await read(), "one sum again").toMatchObject({ amount: 900_000, crew: [masons, electricians] });
});

it("prices of other days than those of the request are refused", async () => {
  const { price } = await makeQuote();
  const answer = await price(12 * 20 * 2_800 + 4 * 20 * 3_500, 20);
  expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "tradePrices" }] } });
});
