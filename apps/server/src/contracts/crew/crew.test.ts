import { getContract, listActiveContracts, proposeContract } from "@hunarmand/api/contracts/contracts";
import * as crew from "@hunarmand/api/contracts/crew";
import { listOwnCrews } from "@hunarmand/api/contracts/crew/own-crews";
import { acceptContract, activateContract, completeContract } from "@hunarmand/api/contracts/office-decisions";
import { listMyQuotes } from "@hunarmand/api/contracts/quotes";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { listNotices } from "@hunarmand/api/notices/notices";
import { expect, it } from "vitest";
import { proposalForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();

const unmarked = { presence: null, note: null };

/** The tests' clock starts on 2 March 2026. */
const today = "2026-03-02";

async function makeActiveContract(projectName = "Warehouse roof") {
  const [owner, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
  const office = portal.as(dispatcher);
  const { id } = (await portal.as(owner).call(proposeContract, { body: { ...proposalForm, projectName } })).body;
  const params = { id };
  await office.call(acceptContract, { params, body: {} });
  await office.call(activateContract, { params });
  return {
    id,
    owner,
    office,
    assign: (providerId: string) => office.call(crew.assignMember, { params, body: { providerId } }),
    remove: (providerId: string) =>
      office.call(crew.removeMember, { params, body: { providerId, reason: "Fell ill." } }),
    mark: (providerId: string, presence: crew.Presence, day = today, read: crew.ReadMark = unmarked) =>
      office.call(crew.markDays, { params, body: { day, marks: [{ providerId, presence, note: "Rain", read }] } }),
    complete: () => office.call(completeContract, { params }),
    read: async () => (await office.call(crew.readCrew, { params, query: {} })).body,
    get: (person = owner) => portal.as(person).call(crew.getCrew, { params, query: {} }),
    history: async () => (await portal.as(owner).call(getContract, { params })).body.history,
    candidates: async (search?: string) =>
      (await office.call(crew.listCrewCandidates, { params, query: search ? { search } : {} })).body,
  };
}

async function makeAcceptedQuote() {
  const [owner, office] = [await makeCustomer(portal), portal.as(await makeStaff(portal, "Dispatcher"))];
  const wish = { totalHandymen: 10, duration: "1 Week", city: "Lahore", phone: "03041234567" } as const;
  const { id } = (await portal.as(owner).call(requestQuote, { body: wish })).body;
  const body = { amount: 45_000, validUntil: "2026-03-09T18:00:00.000Z", payTime: "end" as const };
  await office.call(answerQuote, { params: { id }, body });
  const accept = () => portal.as(owner).call(acceptQuote, { params: { id }, body: { amount: 45_000, note: null } });
  const propose = (person = owner) =>
    portal.as(person).call(proposeContract, { body: { ...proposalForm, quoteId: id } });
  const read = async () => (await portal.as(owner).call(listMyQuotes, { query: {} })).body.data[0];
  return { id, owner, accept, propose, read };
}

it("an accepted quote becomes one proposal, even if many are sent at once", async () => {
  const quote = await makeAcceptedQuote();
  expect((await quote.propose()).error.code).toBe("quote-state");
  await quote.accept();
  expect(await quote.read()).toMatchObject({ nextSteps: ["propose"], contractId: null });
  expect((await quote.propose(await makeCustomer(portal))).error.code).toBe("quote-not-found");

  const replies = await Promise.all(Array.from({ length: 5 }, () => quote.propose()));
  const made = replies.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409).map(({ error }) => error.code)).toEqual(
    Array(4).fill("quote-proposed"),
  );
  const id = made[0]?.body.id ?? "";
  const contract = { status: "Under Review", requestedDate: expect.any(String) };
  expect(await quote.read()).toMatchObject({ nextSteps: [], contractId: id, contract });
  const { body } = await portal.as(quote.owner).call(getContract, { params: { id } });
  expect(body.quote).toEqual({ totalHandymen: 10, crew: [], amount: 45_000, payTime: "end", near: null });
});

it("the office adds Verified handymen to the crew of an active contract and removes them, with a history and notices", async () => {
  const contract = await makeActiveContract();
  const [provider, pending] = [await makeProvider(portal), await makeProvider(portal, { status: "Pending" })];
  expect((await contract.assign(pending.id)).error.code).toBe("provider-state");
  expect((await contract.assign(contract.owner.id)).error.code).toBe("provider-not-found");

  const replies = await Promise.all([contract.assign(provider.id), contract.assign(provider.id)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await contract.get()).body.members).toMatchObject([
    {
      ...{ providerId: provider.id, leftDate: null, skills: ["AC Installation"] },
      page: { id: expect.any(String), rating: null, reviews: 0, hasPicture: false },
    },
  ]);
  const countInList = async () => {
    const { data } = (await portal.as(contract.owner).call(listActiveContracts, { query: {} })).body;
    return data.map(({ onCrew, crewNames }) => [onCrew, crewNames]);
  };
  await portal.db.updateTable("accounts").set({ firstName: "Allah" }).where("id", "=", provider.id).execute();
  expect(await countInList(), "half a name is nobody's").toEqual([[1, ["Allah Provider"]]]);
  const crews = () => portal.as(provider).call(listOwnCrews, { query: {} });
  expect((await crews()).body).toMatchObject([{ contractId: contract.id, projectName: "Warehouse roof" }]);

  expect((await contract.remove(provider.id)).status).toBe(200);
  expect((await contract.remove(provider.id)).status).toBe(200);
  expect((await crews()).body).toEqual([]);
  expect(await countInList()).toEqual([[0, []]]);
  expect((await contract.read()).members).toMatchObject([{ leftDate: expect.any(String), nextSteps: ["assign"] }]);
  expect((await contract.history()).slice(3)).toMatchObject([
    { kind: "member-added", by: "office", member: expect.stringContaining("Allah Provider") },
    { kind: "member-removed", reason: "Fell ill." },
  ]);

  await notifyPeople(portal);
  const notices = (await portal.as(provider).call(listNotices, { query: {} })).body;
  expect(notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["crew-assigned", "crew-removed"]));
  expect(notices.find(({ kind }) => kind === "crew-removed")).toMatchObject({
    reason: "Fell ill.",
    appeal: expect.stringContaining("/complains?"),
  });

  await contract.complete();
  expect((await contract.assign(provider.id)).error.code).toBe("contract-state");
});

it("a handyman who is on another crew can be assigned, and the office sees which", async () => {
  const [first, second, provider] = [
    await makeActiveContract("Car park"),
    await makeActiveContract("School annex"),
    await makeProvider(portal),
  ];
  await first.assign(provider.id);
  expect(await second.candidates(provider.phone)).toMatchObject([{ id: provider.id, alsoOn: ["Car park"] }]);
  expect((await second.assign(provider.id)).status).toBe(200);
  expect((await second.read()).members).toMatchObject([{ alsoOn: ["Car park"] }]);
  expect(await second.candidates(provider.phone)).toEqual([]);
});

it("the sheet has one entry for each member and day, a later entry replaces it, and the owner reads the totals", async () => {
  const contract = await makeActiveContract();
  const provider = await makeProvider(portal);
  await contract.assign(provider.id);
  await Promise.all([contract.mark(provider.id, "half"), contract.mark(provider.id, "half")]);
  expect((await contract.mark(provider.id, "present", today, { presence: "half", note: "Rain" })).status).toBe(200);
  expect((await contract.get()).body).toMatchObject({
    month: "2026-03",
    firstDay: today,
    lastDay: today,
    members: [
      {
        totals: { present: 1, half: 0, absent: 0 },
        days: [{ day: today, presence: "present", note: "Rain" }],
      },
    ],
  });
  const audit = await portal.db
    .selectFrom("auditEntries")
    .selectAll()
    .where("action", "=", "contract.mark-days")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({
    before: { marks: [{ presence: "half" }] },
    after: { marks: [{ presence: "present" }] },
  });
});

it("no day is entered outside the contract's time, for a non-member, or before the work starts", async () => {
  const contract = await makeActiveContract();
  const [provider, stranger] = [await makeProvider(portal), await makeProvider(portal)];
  await contract.assign(provider.id);
  for (const day of ["2026-03-01", "2026-03-03", "2026-02-30"]) {
    const { status, error } = await contract.mark(provider.id, "present", day);
    expect([day, status, error.issues?.[0]?.field]).toEqual([day, 400, "day"]);
  }
  expect((await contract.mark(stranger.id, "present")).error.code).toBe("member-not-found");

  const { owner } = contract;
  const { id } = (await portal.as(owner).call(proposeContract, { body: proposalForm })).body;
  const mark = { day: today, marks: [{ providerId: provider.id, presence: "present" as const, read: unmarked }] };
  const early = await contract.office.call(crew.markDays, { params: { id }, body: mark });
  expect(early.error.code).toBe("contract-state");
  expect((await contract.get()).body.members).toMatchObject([{ days: [] }]);
});

it("only the contract's owner and the Dispatcher see a crew", async () => {
  const contract = await makeActiveContract();
  const params = { id: contract.id };
  expect((await contract.get(await makeCustomer(portal))).error.code).toBe("contract-not-found");
  for (const role of ["Verifier", "Finance", "Support"] as const) {
    const staff = portal.as(await makeStaff(portal, role));
    expect((await staff.call(crew.readCrew, { params, query: {} })).status).toBe(403);
  }
  const body = { providerId: contract.owner.id };
  expect((await portal.as(contract.owner).call(crew.assignMember, { params, body })).status).toBe(403);
  expect((await portal.call(crew.getCrew, { params, query: {} })).status).toBe(401);
  expect((await portal.as(contract.owner).call(listOwnCrews, { query: {} })).status).toBe(403);
});
