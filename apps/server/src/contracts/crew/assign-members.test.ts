import { proposeContract, readContract } from "@hunarmand/api/contracts/contracts";
import { assignMembers, listCrewCandidates, readCrew } from "@hunarmand/api/contracts/crew";
import { acceptContract, activateContract } from "@hunarmand/api/contracts/office-decisions";
import { readContractOverview } from "@hunarmand/api/contracts/office-records";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { proposalForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeActiveContract() {
  const [owner, office] = [await makeCustomer(portal), portal.as(await makeStaff(portal, "Dispatcher"))];
  const { id } = (await portal.as(owner).call(proposeContract, { body: proposalForm })).body;
  const params = { id };
  await office.call(acceptContract, { params, body: {} });
  await office.call(activateContract, { params });
  return {
    ...{ owner, office, params },
    assign: (providerIds: string[]) => office.call(assignMembers, { params, body: { providerIds } }),
    members: async () => (await office.call(readCrew, { params, query: {} })).body.members.map((one) => one.providerId),
  };
}

const makeProviders = (count: number) => Promise.all(Array.from({ length: count }, () => makeProvider(portal)));
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);

it("adds several handymen in one call, each with an audit row, and a repeat adds nobody twice", async () => {
  const contract = await makeActiveContract();
  const people = ids(await makeProviders(3));
  expect((await contract.assign(people)).status).toBe(200);
  expect((await contract.assign([...people, ...people.slice(0, 1)])).status).toBe(200);
  expect((await contract.members()).toSorted()).toEqual(people.toSorted());
  const audit = await portal.db
    .selectFrom("auditEntries")
    .select("id")
    .where("action", "=", "contract.assign-member")
    .execute();
  expect(audit).toHaveLength(3);
});

it("adds nobody if one of them is not verified, unknown, or too many for the crew", async () => {
  const contract = await makeActiveContract();
  const [people, pending] = [ids(await makeProviders(2)), await makeProvider(portal, { status: "Pending" })];
  expect((await contract.assign([...people, pending.id])).error.code).toBe("provider-state");
  expect((await contract.assign([...people, contract.owner.id])).error.code).toBe("provider-not-found");
  const many = Array.from({ length: limits.crewMembersMax + 1 }, () => crypto.randomUUID());
  for (const providerIds of [[], many]) {
    const { status, error } = await contract.assign(providerIds);
    expect([status, error.issues?.[0]?.field]).toEqual([400, "providerIds"]);
  }
  expect(await contract.members()).toEqual([]);
});

it("two calls that name the same people in another order both succeed", async () => {
  const contract = await makeActiveContract();
  const people = ids(await makeProviders(4));
  const replies = await Promise.all([contract.assign(people), contract.assign(people.toReversed())]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await contract.members()).toHaveLength(4);
});

it("lists candidates of one trade", async () => {
  const { office, params } = await makeActiveContract();
  const provider = await makeProvider(portal);
  const find = async (category: string) =>
    (await office.call(listCrewCandidates, { params, query: { category, search: provider.phone } })).body;
  const [found] = (await office.call(listCrewCandidates, { params, query: { search: provider.phone } })).body;
  expect(await find(found?.category ?? "")).toMatchObject([{ id: provider.id }]);
  expect(await find("Domestic Staff of the moon")).toEqual([]);
});

it("the overview of a contract masks the CNIC without an audit row, and only Dispatcher and Finance read it", async () => {
  const { owner, office, params } = await makeActiveContract();
  const actionsOf = async () =>
    (await portal.db.selectFrom("auditEntries").select("action").where("action", "=", "contract.read").execute())
      .length;
  const { body } = await office.call(readContractOverview, { params });
  expect(body.cnicMasked).toMatch(/^\*{9}\d{4}$/);
  expect(body).not.toHaveProperty("cnic");
  expect(await actionsOf()).toBe(0);
  await office.call(readContract, { params });
  expect(await actionsOf()).toBe(1);
  const finance = portal.as(await makeStaff(portal, "Finance"));
  expect((await finance.call(readContractOverview, { params })).body).not.toHaveProperty("cnic");
  expect((await finance.call(readContract, { params })).status).toBe(403);
  for (const person of [owner, await makeStaff(portal, "Verifier"), await makeStaff(portal, "Support")])
    expect((await portal.as(person).call(readContractOverview, { params })).status).toBe(403);
  const unknown = await office.call(readContractOverview, { params: { id: crypto.randomUUID() } });
  expect(unknown).toMatchObject({ status: 404, error: { code: "contract-not-found" } });
  const assignment = { params, body: { providerIds: [owner.id] } };
  expect((await portal.as(owner).call(assignMembers, assignment)).status).toBe(403);
});
