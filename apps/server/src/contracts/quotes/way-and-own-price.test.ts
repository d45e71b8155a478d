import { getContract, listRequestedContracts, proposeContract } from "@hunarmand/api/contracts/contracts";
import { getQuote, listQuotes } from "@hunarmand/api/contracts/quotes";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { expect, it } from "vitest";
import { proposalForm, quoteForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const terms = { amount: 900, payTime: "end", validUntil: "2026-03-09T18:00:00.000Z" } as const;

async function makeRequest(wish: object = {}) {
  const [owner, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
  const body = { ...quoteForm, city: "Rawalpindi" as const, exactHandymen: 12, ...wish };
  const asked = await portal.as(owner).call(requestQuote, { body });
  const params = { id: asked.body.id };
  const [own, office] = [portal.as(owner), portal.as(dispatcher)];
  return {
    ...{ own, office, params, asked },
    price: (more: object = {}, read: number | null = null) =>
      office.call(answerQuote, { params, body: { ...terms, read: { amount: read }, ...more } }),
    read: async () => (await own.call(getQuote, { params })).body,
  };
}

it("the price says how many come from the near city, and so does the contract", async () => {
  const { own, params, price, read } = await makeRequest();
  expect((await read()).near).toBeNull();
  expect((await price({ nearHandymen: "5" })).status).toBe(200);
  const near = { handymen: 5, city: "Islamabad" };
  expect((await read()).near).toEqual(near);
  expect((await price({ amount: 800 }, 900)).status).toBe(200);
  expect((await read()).near, "a price that does not say it").toEqual(near);
  const answer = { amount: 800, note: null, payTime: "end" as const };
  const stale = await own.call(acceptQuote, { params, body: { ...answer, nearHandymen: 0 } });
  expect(stale.error.code, "another number than they read").toBe("facts-changed");
  expect((await own.call(acceptQuote, { params, body: { ...answer, nearHandymen: 5 } })).status).toBe(200);
  const { id } = (await own.call(proposeContract, { body: { ...proposalForm, duration: "1 Day", quoteId: params.id } }))
    .body;
  expect((await own.call(getContract, { params: { id } })).body.quote?.near).toEqual(near);
  const [listed] = (await own.call(listRequestedContracts, { query: {} })).body.data;
  expect(listed?.quote?.near).toEqual(near);
});

it("not more come from there than were asked for, and nobody where no city is near", async () => {
  const refused = { status: 400, error: { issues: [{ field: "nearHandymen" }] } };
  expect(await (await makeRequest()).price({ nearHandymen: 13 })).toMatchObject(refused);
  const lahore = await makeRequest({ city: "Lahore" });
  expect(await lahore.price({ nearHandymen: 1 })).toMatchObject(refused);
  expect((await lahore.price({ nearHandymen: 0 })).status).toBe(200);
  expect((await lahore.read()).near).toBeNull();
});

it("the price of a day that a person asks for reaches the office and stays with the request", async () => {
  const { office, params, read, price } = await makeRequest({ ownDayPrice: "2500" });
  const listed = (await office.call(listQuotes, { query: {} })).body.find(({ id }) => id === params.id);
  expect(listed?.ownDayPrice).toBe(2_500);
  await price();
  expect(await read()).toMatchObject({ amount: 900, ownDayPrice: 2_500 });
});

it("a price above it says why, until another price does not", async () => {
  const { read, price } = await makeRequest({ ownDayPrice: "2500" });
  expect((await price({ priceReason: "few" })).status).toBe(200);
  expect((await read()).priceReason).toBe("few");
  expect((await price({ amount: 800, priceReason: "" }, 900)).status).toBe(200);
  expect((await read()).priceReason).toBeNull();
  const refused = { status: 400, error: { issues: [{ field: "priceReason" }] } };
  expect(await price({ priceReason: "other" }, 800)).toMatchObject(refused);
});

it.each([0, "some", 100_001, 2_500.5])("%j is no price of a day", async (ownDayPrice) => {
  const { asked } = await makeRequest({ ownDayPrice });
  expect(asked).toMatchObject({ status: 400, error: { issues: [{ field: "ownDayPrice" }] } });
});
