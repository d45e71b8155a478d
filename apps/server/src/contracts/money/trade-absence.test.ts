import { getContract, proposeContract } from "@hunarmand/api/contracts/contracts";
import { assignMembers, getCrew, markDays, type Presence, removeMember } from "@hunarmand/api/contracts/crew";
import { acceptContract, activateContract, endContract } from "@hunarmand/api/contracts/office-decisions";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { expect, it } from "vitest";
import { proposalForm, quoteForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { acceptedDay } from "../../../test/make-priced-contract.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

/** Two masons at 100 and one electrician at 400 a day, for five days: PKR 3,000. The average of a day is 200. */
const crew = [
  { trade: "Masonry", handymen: 2 },
  { trade: "Electrical Wiring", handymen: 1 },
];
const dayPrices = [100, 400];

/** Makes a handyman who has only this trade. */
async function makeTradesman(trade: string): Promise<string> {
  const { id } = await makeProvider(portal);
  const { db } = portal;
  const skill = await db.selectFrom("skills").select("id").where("name", "=", trade).executeTakeFirstOrThrow();
  await db.deleteFrom("providerSkills").where("providerId", "=", id).execute();
  await db.insertInto("providerSkills").values({ providerId: id, skillId: skill.id }).execute();
  return id;
}

async function makeContract() {
  const own = portal.as(await makeCustomer(portal));
  const office = portal.as(await makeStaff(portal, "Dispatcher"));
  const wish = { ...quoteForm, crew, exactHandymen: 3, durationDays: 5 };
  const quoteId = (await own.call(requestQuote, { body: wish })).body.id;
  const trades = crew.map((row, place) => ({ ...row, dayPrice: dayPrices[place] ?? 0 }));
  const terms = { amount: 3_000, payTime: "end" as const };
  const priced = {
    ...terms,
    validUntil: "2026-03-09T18:00:00.000Z",
    tradePrices: { days: 5, trades },
    read: { amount: null },
  };
  expect((await office.call(answerQuote, { params: { id: quoteId }, body: priced })).status).toBe(200);
  await own.call(acceptQuote, { params: { id: quoteId }, body: { ...terms, note: null } });
  const proposed = await own.call(proposeContract, { body: { ...proposalForm, duration: "1 Day", quoteId } });
  const params = { id: proposed.body.id };
  await office.call(acceptContract, { params, body: {} });
  await office.call(activateContract, { params });
  const names = ["Masonry", "Masonry", "Electrical Wiring", "Electrical Wiring"];
  const providerIds = await Promise.all(names.map(makeTradesman));
  const join = (ids: string[]) => office.call(assignMembers, { params, body: { providerIds: ids } });
  expect((await join(providerIds.slice(0, 3))).status).toBe(200);
  // On the same day: the crew has as many of each trade as were asked for.
  const replaced = { providerId: providerIds[2] ?? "", reason: "Fell ill." };
  expect((await office.call(removeMember, { params, body: replaced })).status).toBe(200);
  expect((await join(providerIds.slice(3))).status).toBe(200);
  const mark = async (presences: Presence[]) => {
    const marks = presences.map((presence, place) => ({
      ...{ providerId: providerIds[place] ?? "", presence, read: { presence: null, note: null } },
    }));
    expect((await office.call(markDays, { params, body: { day: acceptedDay, marks } })).status).toBe(200);
  };
  const readCrewOfOwner = async () => (await own.call(getCrew, { params, query: {} })).body.members;
  return {
    mark,
    office,
    params,
    crew: readCrewOfOwner,
    money: async () => (await own.call(getContract, { params })).body.money,
  };
}

it.each<[string, Presence[], object]>([
  ["an electrician", ["present", "present", "absent"], { halfDays: 2, amount: 400 }],
  ["a mason", ["absent", "present", "present"], { halfDays: 2, amount: 100 }],
  ["half a mason and a whole electrician", ["half", "present", "absent"], { halfDays: 3, amount: 450 }],
  [
    "a mason, beside an electrician whose place was filled",
    ["absent", "present", "absent", "present"],
    { halfDays: 2, amount: 100 },
  ],
  ["nobody whose place stayed free", ["present", "present", "absent", "present"], { halfDays: 0, amount: 0 }],
])("the absent day of %s is taken off at the price of its trade", async (_, presences, absent) => {
  const { mark, money, crew: readMembers } = await makeContract();
  await mark(presences);
  expect((await readMembers()).map(({ dayPrice }) => dayPrice).sort()).toEqual([100, 100, 400, 400]);
  expect(await money()).toMatchObject({ price: 3_000, absent });
});

it("of a contract that ends early each day of work is paid at the price of its trade", async () => {
  const { mark, money, office, params } = await makeContract();
  await mark(["present", "half", "present"]);
  await office.call(endContract, { params, body: { reason: "The crew was not complete." } });
  expect(await money()).toMatchObject({ left: 550, absent: { amount: 2_450 } });
});
