import { getContract, proposeContract } from "@hunarmand/api/contracts/contracts";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { expect, it } from "vitest";
import { proposalForm } from "../../../test/forms.ts";
import { makeStaff } from "../../../test/make.ts";
import { acceptedDay, makePricedContract } from "../../../test/make-priced-contract.ts";
import { startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

/** The first part was due on the day before the acceptance. */
const half = [
  { day: "2026-04-01", amount: 400 },
  { day: "2026-03-01", amount: 600 },
];

it("a plan shows its owner the next part, what is missing of it, and when it is overdue", async () => {
  const contract = await makePricedContract(portal);
  expect((await contract.plan(half)).body).toEqual({ message: "The plan is saved." });
  expect(await contract.own()).toMatchObject({
    ...{ price: 1_000, paid: 0, left: 1_000, next: { day: "2026-03-01", amount: 600, isOverdue: true } },
    parts: [
      { day: "2026-03-01", amount: 600, left: 600 },
      { day: "2026-04-01", amount: 400, left: 400 },
    ],
  });
  await contract.pay(250.5);
  expect(await contract.own()).toMatchObject({ next: { day: "2026-03-01", amount: 349.5, isOverdue: true } });
  await contract.pay(700, { read: { paid: 250.5 } });
  expect(await contract.own()).toMatchObject({
    ...{ paid: 950.5, left: 49.5, next: { day: "2026-04-01", amount: 49.5, isOverdue: false } },
    parts: [{ left: 0 }, { left: 49.5 }],
  });
});

it("a plan is replaced as a whole by those who have read it, and written twice is one decision", async () => {
  const contract = await makePricedContract(portal);
  await contract.plan(half);
  expect((await contract.plan(half)).status, "the same again").toBe(200);
  const { money } = await contract.read();
  const whole = [{ day: "2026-03-09", amount: 1_000 }];
  expect(await contract.plan(whole)).toMatchObject({
    status: 409,
    error: { code: "facts-changed", issues: [{ field: "read.plannedDate" }] },
  });
  expect((await contract.plan(whole, { plannedDate: money?.plannedDate }, contract.finance)).status).toBe(200);
  expect((await contract.own())?.parts).toEqual([{ day: "2026-03-09", amount: 1_000, off: 0, left: 1_000 }]);
  const audit = portal.db.selectFrom("auditEntries").select("after").where("action", "=", "contract.plan-payments");
  expect((await audit.orderBy("id").execute()).map(({ after }) => after)).toMatchObject([
    { parts: half.toReversed() },
    { parts: whole },
  ]);
  expect((await readNotices(portal, contract.owner)).map(({ kind }) => kind)).toEqual([
    "contract-planned",
    "contract-planned",
    "contract-accepted",
  ]);
});

it("a plan is at most the price, needs one, and has one to twelve parts", async () => {
  const contract = await makePricedContract(portal);
  const plan = async (...parts: { day: string; amount: number }[]) => {
    const { error } = await contract.plan(parts);
    return error?.issues?.[0];
  };
  expect(await plan({ day: acceptedDay, amount: 1_000.01 })).toMatchObject({
    ...{ field: "parts", message: "This is more than the price, PKR 1000." },
  });
  expect(await plan()).toMatchObject({ field: "parts" });
  expect(await plan(...Array(13).fill({ day: acceptedDay, amount: 1 }))).toMatchObject({ field: "parts" });
  expect(await plan({ day: "soon", amount: 1 })).toMatchObject({ field: "parts.0.day" });
  const unpriced = await makePricedContract(portal);
  await portal.db
    .updateTable("contracts")
    .set({ agreedPricePaisa: null })
    .where("id", "=", unpriced.params.id)
    .execute();
  expect((await unpriced.plan(half)).error.code).toBe("contract-state");
  expect(await unpriced.read()).toMatchObject({ money: null, canPlan: false, canEnter: false });
});

it("its owner reads the office's bank account once the contract has a price, and nothing while there is none", async () => {
  const contract = await makePricedContract(portal);
  const account = { bank: "Meezan Bank", title: "Hunarmand", number: "PK36MEZN0001120101234567" };
  const office = portal.as(await makeStaff(portal));
  const read = async () =>
    (await portal.as(contract.owner).call(getContract, { params: contract.params })).body.money?.payTo;
  const set = (contractAccount: typeof account | null) =>
    office.call(updateOfficeSettings, { body: { contractAccount } });
  expect(await read()).toBeNull();
  expect((await set(account)).body.settings.contractAccount).toEqual(account);
  expect(await read()).toEqual(account);
  const { id } = (await portal.as(contract.owner).call(proposeContract, { body: proposalForm })).body;
  const unpriced = await portal.as(contract.owner).call(getContract, { params: { id } });
  expect(unpriced.body.money).toBeNull();
  expect((await set({ ...account, number: "12" })).error.issues).toMatchObject([{ field: "contractAccount.number" }]);
  expect((await set(null)).status).toBe(200);
  expect(await read()).toBeNull();
});
