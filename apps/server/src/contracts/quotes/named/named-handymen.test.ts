import { getContract, proposeContract } from "@hunarmand/api/contracts/contracts";
import { listCrewCandidates } from "@hunarmand/api/contracts/crew";
import { getQuote, listMyQuotes } from "@hunarmand/api/contracts/quotes";
import { listQuoteCandidates } from "@hunarmand/api/contracts/quotes/named-handymen";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { beforeEach, expect, it } from "vitest";
import { proposalForm, quoteForm } from "../../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../../test/make.ts";
import { startPortal } from "../../../../test/portal.ts";

const portal = await startPortal();
const trade = "AC Installation";

beforeEach(() => portal.db.updateTable("providers").set({ isAvailable: false }).execute());

/** A request for two handymen, with the office's calls. Handymen of the tests are in Islamabad. */
async function makeRequest(city: "Islamabad" | "Rawalpindi" | "Lahore" = "Rawalpindi") {
  const [owner, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
  const crew = [{ trade, handymen: 2 }];
  const body = { ...quoteForm, city, exactHandymen: 2, crew };
  const params = { id: (await portal.as(owner).call(requestQuote, { body })).body.id };
  const office = portal.as(dispatcher);
  const terms = { amount: 900, payTime: "end", validUntil: "2026-03-09T18:00:00.000Z" } as const;
  const name = (ids: readonly string[], leader?: string, read: number | null = null) =>
    office.call(answerQuote, {
      params,
      body: {
        ...{ ...terms, read: { amount: read } },
        named: ids.map((providerId) => ({ providerId, trade, leads: providerId === leader })),
      },
    });
  return {
    ...{ owner, office, params, name, terms },
    list: async () => (await office.call(listQuoteCandidates, { params })).body,
    read: async () => (await portal.as(owner).call(getQuote, { params })).body.named,
  };
}

it("the office names some of the crew with its price, and their owner reads first names, the foreman first", async () => {
  const [ali, sana] = [await makeProvider(portal), await makeProvider(portal)];
  const { owner, name, read, list } = await makeRequest();
  expect((await list()).map(({ providerId, isNamed, city }) => [providerId, isNamed, city])).toEqual(
    expect.arrayContaining([ali, sana].map(({ id }) => [id, false, "Islamabad"])),
  );
  expect((await name([ali.id, sana.id], sana.id)).status).toBe(200);
  const named = await read();
  expect(named).toMatchObject([{ trade, leads: true, firstName: "Test", rating: null, jobsDone: 0 }, { leads: false }]);
  expect(JSON.stringify(named), "no surname, number or account").not.toMatch(/Provider|\+92/);
  for (const { id } of [ali, sana]) expect(JSON.stringify(named)).not.toContain(id);
  expect((await portal.as(owner).call(listMyQuotes, { query: {} })).body.data[0]?.named).toEqual(named);
  expect((await list()).filter(({ leads }) => leads).map(({ providerId }) => providerId)).toEqual([sana.id]);
});

it("another price names others, or keeps those named before if it says nothing", async () => {
  const [ali, sana] = [await makeProvider(portal), await makeProvider(portal)];
  const { name, read, office, params, terms } = await makeRequest();
  await name([ali.id, sana.id]);
  await name([sana.id], undefined, 900);
  expect(await read()).toHaveLength(1);
  const body = { ...terms, amount: 800, read: { amount: 900 } };
  expect((await office.call(answerQuote, { params, body })).status).toBe(200);
  expect(await read()).toHaveLength(1);
  await name([], undefined, 800);
  expect(await read()).toEqual([]);
});

it("nobody can be named who is not free, lives elsewhere or is suspended, nor more than are asked for", async () => {
  const [ali, sana, omar] = [await makeProvider(portal), await makeProvider(portal), await makeProvider(portal)];
  const { name, read } = await makeRequest();
  const many = await name([ali.id, sana.id, omar.id]);
  expect(many.error.issues?.map(({ field }) => field)).toEqual(["named"]);
  const setStatus = (status: "Suspended" | "Verified") =>
    portal.db.updateTable("providers").set({ status }).where("accountId", "=", ali.id).execute();
  await setStatus("Suspended");
  expect((await name([ali.id])).error.code).toBe("provider-state");
  expect(await read(), "the price was not stored either").toEqual([]);
  await setStatus("Verified");
  expect((await name([ali.id])).status).toBe(200);
  await setStatus("Suspended");
  expect(await read()).toEqual([]);
  const far = await makeRequest("Lahore");
  expect(await far.list()).toEqual([]);
  expect((await far.name([sana.id])).error.code).toBe("provider-state");
});

it("they stay on the contract, where the office finds them first when it makes the crew", async () => {
  const [ali, sana] = [await makeProvider(portal), await makeProvider(portal)];
  const { owner, name, params, office } = await makeRequest();
  await name([sana.id]);
  const person = portal.as(owner);
  await person.call(acceptQuote, { params, body: { amount: 900, note: null } });
  const body = { ...proposalForm, city: "Rawalpindi" as const, quoteId: params.id };
  const contract = { id: (await person.call(proposeContract, { body })).body.id };
  expect((await person.call(getContract, { params: contract })).body.named).toMatchObject([{ trade }]);
  const candidates = (await office.call(listCrewCandidates, { params: contract, query: {} })).body;
  expect(candidates[0]).toMatchObject({ id: sana.id, isNamed: true });
  expect(
    candidates.map(({ id }) => id),
    "not of the contract's city",
  ).not.toContain(ali.id);
});

it("a request of somebody unknown has no candidates", async () => {
  const { office } = await makeRequest();
  const params = { id: crypto.randomUUID() };
  expect((await office.call(listQuoteCandidates, { params })).error.code).toBe("quote-not-found");
});
