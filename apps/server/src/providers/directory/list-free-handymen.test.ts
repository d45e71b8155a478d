import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { assignMembers, removeMember } from "@hunarmand/api/contracts/crew";
import { acceptContract, activateContract } from "@hunarmand/api/contracts/office-decisions";
import { listFreeHandymen } from "@hunarmand/api/providers/directory";
import { beforeEach, expect, it } from "vitest";
import { proposalForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const { db } = portal;
const work = { skill: "AC Installation", city: "Islamabad" };

const find = async (query = work) => (await portal.call(listFreeHandymen, { query })).body;

beforeEach(() => db.updateTable("providers").set({ isAvailable: false }).execute());

/** An active contract, with what its crew can do. */
async function makeActiveContract() {
  const [owner, office] = [await makeCustomer(portal), portal.as(await makeStaff(portal, "Dispatcher"))];
  const params = { id: (await portal.as(owner).call(proposeContract, { body: proposalForm })).body.id };
  await office.call(acceptContract, { params, body: {} });
  await office.call(activateContract, { params });
  return {
    assign: (providerIds: string[]) => office.call(assignMembers, { params, body: { providerIds } }),
    remove: (providerId: string) => office.call(removeMember, { params, body: { providerId, reason: "Ill." } }),
  };
}

it("counts and shows those on no crew, and again who has left one", async () => {
  const [ali, sana] = [await makeProvider(portal), await makeProvider(portal)];
  expect(await find()).toMatchObject({
    category: "Installations",
    free: 2,
    best: [{ city: "Islamabad" }, { city: "Islamabad" }],
  });
  const contract = await makeActiveContract();
  await contract.assign([ali.id]);
  const free = await find();
  expect([free.free, free.best.length]).toEqual([1, 1]);
  await contract.assign([sana.id]);
  expect(await find()).toMatchObject({ free: 0, best: [] });
  await contract.remove(ali.id);
  expect((await find()).free).toBe(1);
});

it("counts those of the neighbouring city apart, without showing them", async () => {
  await makeProvider(portal);
  expect(await find({ ...work, city: "Rawalpindi" })).toEqual({
    ...{ category: "Installations", free: 0, near: { city: "Islamabad", free: 1 }, best: [] },
  });
  expect(await find({ ...work, city: "Lahore" })).toEqual({ category: null, free: 0, near: null, best: [] });
});

it("counts nobody of another skill, who is suspended or who takes no jobs", async () => {
  const ali = await makeProvider(portal);
  expect((await find({ ...work, skill: "Plumbing Installation" })).free).toBe(0);
  await db.updateTable("providers").set({ status: "Suspended" }).where("accountId", "=", ali.id).execute();
  expect((await find()).free).toBe(0);
});

it("refuses a request without a city, naming the field", async () => {
  const { status, error } = await portal.call(listFreeHandymen, { query: { ...work, city: "" } });
  expect([status, error?.issues?.map(({ field }) => field)]).toEqual([400, ["city"]]);
});
