import { getContract, listRequestedContracts, proposeContract } from "@hunarmand/api/contracts/contracts";
import { readContractOverview } from "@hunarmand/api/contracts/office-records";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { listSkills } from "@hunarmand/api/lookups/lookups";
import { expect, it } from "vitest";
import { proposalForm } from "../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

/** The tests' clock starts on 2 March 2026. */
const today = "2026-03-02";

async function propose(more: object) {
  const owner = await makeCustomer(portal);
  const { status, body, error } = await portal.as(owner).call(proposeContract, { body: { ...proposalForm, ...more } });
  const field = error?.issues?.[0]?.field;
  return { status, field, owner, params: { id: body?.id } };
}

const readSkills = async () =>
  (await portal.call(listSkills, { params: { categoryId: 1 } })).body.slice(0, 2).toSorted();

it("price, first day, trades, handymen and days are read by the owner and the office", async () => {
  const trades = await readSkills();
  const { owner, params } = await propose({
    ...{ expectedPrice: 250_000.5, startDate: today, trades },
    ...{ handymen: "12", durationDays: "21" },
  });
  const wishes = { expectedPrice: 250_000.5, startDate: today, trades, handymen: 12, durationDays: 21 };
  expect((await portal.as(owner).call(getContract, { params })).body).toMatchObject(wishes);
  const office = portal.as(await makeStaff(portal, "Dispatcher"));
  expect((await office.call(readContractOverview, { params })).body).toMatchObject(wishes);
});

it("all may stay empty", async () => {
  const { owner, params } = await propose({
    expectedPrice: "",
    startDate: "",
    trades: [],
    handymen: "",
    durationDays: "",
  });
  const { body } = await portal.as(owner).call(getContract, { params });
  expect(body).toMatchObject({ expectedPrice: null, startDate: null, trades: [], handymen: null, durationDays: null });
});

it.each([
  ["expectedPrice", 0],
  ["expectedPrice", "a lot"],
  ["startDate", "2026-03-01"],
  ["startDate", "2027-03-04"],
  ["startDate", "2026-02-30"],
  ["handymen", 0],
  ["handymen", 201],
  ["durationDays", 367],
  ["durationDays", "ten"],
  ["trades", ["Moon walking"]],
  ["trades", Array.from({ length: 11 }, (_, index) => `Trade ${index}`)],
])("%s is refused by its name: %s", async (field, value) => {
  expect(await propose({ [field]: value })).toMatchObject({ status: 400, field });
});

it("a time of quotes needs an accepted quote for that time", async () => {
  expect(await propose({ duration: "2 Days" })).toMatchObject({ status: 400, field: "duration" });

  const [owner, office] = [await makeCustomer(portal), portal.as(await makeStaff(portal, "Dispatcher"))];
  const wish = {
    totalHandymen: 10,
    duration: "2 Days",
    city: "Lahore",
    phone: "03041234567",
    exactHandymen: 8,
  } as const;
  const crew = [{ trade: "Masonry", handymen: 8 }];
  const { id } = (await portal.as(owner).call(requestQuote, { body: { ...wish, crew } })).body;
  await office.call(answerQuote, {
    params: { id },
    body: { amount: 45_000, validUntil: "2026-03-09T18:00:00.000Z", payTime: "end" },
  });
  await portal.as(owner).call(acceptQuote, { params: { id }, body: { amount: 45_000, note: null } });
  const send = (more: object) =>
    portal.as(owner).call(proposeContract, { body: { ...proposalForm, quoteId: id, expectedPrice: 1, ...more } });
  expect((await send({ duration: "1 Week" })).error.issues?.[0]?.field).toBe("duration");
  const sent = await send({ duration: "2 Days", handymen: 50, durationDays: 300 });
  const { body } = await portal.as(owner).call(getContract, { params: { id: sent.body.id } });
  expect(body, "the agreed price counts, for the crew and days of the quote").toMatchObject({
    ...{ duration: "2 Days", expectedPrice: null, handymen: 8, durationDays: null },
    quote: { totalHandymen: 8, crew, amount: 45_000 },
  });
  expect((await office.call(readContractOverview, { params: { id: sent.body.id } })).body.quote?.crew).toEqual(crew);
  const { data } = (await portal.as(owner).call(listRequestedContracts, { query: {} })).body;
  expect(data, "the list has the price, too").toMatchObject([{ quote: { totalHandymen: 8, crew, amount: 45_000 } }]);
});
