import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { assignMembers, listCrewCandidates, readCrew, removeMember } from "@hunarmand/api/contracts/crew";
import { acceptContract, activateContract } from "@hunarmand/api/contracts/office-decisions";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { expect, it } from "vitest";
import { proposalForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function start(owner: Awaited<ReturnType<typeof makeCustomer>>, more: object) {
  const office = portal.as(await makeStaff(portal, "Dispatcher"));
  const { id } = (await portal.as(owner).call(proposeContract, { body: { ...proposalForm, ...more } })).body;
  const params = { id };
  await office.call(acceptContract, { params, body: {} });
  await office.call(activateContract, { params });
  return {
    assign: (...people: { id: string }[]) =>
      office.call(assignMembers, { params, body: { providerIds: people.map((one) => one.id) } }),
    remove: (providerId: string) => office.call(removeMember, { params, body: { providerId, reason: "Fell ill." } }),
    read: async () => (await office.call(readCrew, { params, query: {} })).body,
    find: async (query: object) => (await office.call(listCrewCandidates, { params, query })).body,
  };
}

/** A contract for two masons and an electrician, by its quote. */
async function startQuoted() {
  const [owner, office] = [await makeCustomer(portal), portal.as(await makeStaff(portal, "Dispatcher"))];
  const crew = [
    { trade: "Masonry", handymen: 2 },
    { trade: "Electrical Repair", handymen: 1 },
  ];
  const wish = {
    totalHandymen: 3,
    exactHandymen: 3,
    duration: "2 Days",
    city: "Lahore",
    phone: "03041234567",
  } as const;
  const { id } = (await portal.as(owner).call(requestQuote, { body: { ...wish, crew } })).body;
  const body = { amount: 45_000, validUntil: "2026-03-09T18:00:00.000Z", payTime: "end" as const };
  await office.call(answerQuote, { params: { id }, body });
  await portal.as(owner).call(acceptQuote, { params: { id }, body: { amount: 45_000, note: null } });
  return start(owner, { quoteId: id, duration: "2 Days" });
}

async function makeSkilled(...names: string[]) {
  const person = await makeProvider(portal);
  const skills = await portal.db.selectFrom("skills").select("id").where("name", "in", names).execute();
  await portal.db
    .insertInto("providerSkills")
    .values(skills.map(({ id: skillId }) => ({ providerId: person.id, skillId })))
    .execute();
  return person;
}

it("a crew takes as many of each trade as were promised, and no more", async () => {
  const contract = await startQuoted();
  const [one, two, three] = [await makeSkilled("Masonry"), await makeSkilled("Masonry"), await makeSkilled("Masonry")];
  expect(await contract.read()).toMatchObject({ canAssign: true, room: 3 });
  const refused = await contract.assign(one, two, three);
  expect(refused).toMatchObject({ status: 409, error: { code: "crew-trade", values: { name: expect.any(String) } } });
  expect((await contract.read()).members, "all of them or none").toEqual([]);
  expect((await contract.assign(one, two)).status).toBe(200);
  expect(await contract.read()).toMatchObject({
    room: 1,
    trades: [
      { trade: "Masonry", handymen: 2, count: 2 },
      { trade: "Electrical Repair", handymen: 1, count: 0 },
    ],
  });
  await contract.remove(one.id);
  expect((await contract.assign(three)).status, "in the place of somebody who left").toBe(200);
});

it("nobody without one of the trades joins, and who has two fills the one that is missing", async () => {
  const contract = await startQuoted();
  expect((await contract.assign(await makeProvider(portal))).error.code).toBe("crew-trade");
  const both = await makeSkilled("Masonry", "Electrical Repair");
  const masons = [await makeSkilled("Masonry"), await makeSkilled("Masonry")];
  expect((await contract.assign(both, ...masons)).status).toBe(200);
  expect(await contract.read()).toMatchObject({ canAssign: false, room: 0 });
  expect((await contract.assign(await makeSkilled("Masonry"))).error.code).toBe("crew-full");
});

it("two calls at once do not exceed what was promised", async () => {
  const contract = await startQuoted();
  const people = [await makeSkilled("Electrical Repair"), await makeSkilled("Electrical Repair")];
  const replies = await Promise.all(people.map((one) => contract.assign(one)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await contract.read()).members).toHaveLength(1);
});

it("a contract without trades takes as many as it asks for", async () => {
  const contract = await start(await makeCustomer(portal), { handymen: "1" });
  expect(await contract.read()).toMatchObject({ room: 1, trades: [] });
  expect((await contract.assign(await makeProvider(portal))).status).toBe(200);
  expect((await contract.assign(await makeProvider(portal))).error.code).toBe("crew-full");
});

it("candidates are found by trade, with those of their trades that the contract asks for", async () => {
  const contract = await startQuoted();
  const both = await makeSkilled("Masonry", "Electrical Repair");
  const search = both.phone;
  expect(await contract.find({ search, trade: "Masonry" })).toMatchObject([
    { id: both.id, trades: ["Electrical Repair", "Masonry"] },
  ]);
  expect(await contract.find({ search, trade: "Carpentry" })).toEqual([]);
  expect((await contract.find({ trade: "Masonry" })).every((one) => one.trades?.includes("Masonry"))).toBe(true);
});
