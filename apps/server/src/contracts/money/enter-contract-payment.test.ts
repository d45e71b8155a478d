import { getContract, listActiveContracts } from "@hunarmand/api/contracts/contracts";
import { activateContract } from "@hunarmand/api/contracts/office-decisions";
import { enterContractPayment, readContractMoney, voidContractPayment } from "@hunarmand/api/contracts/payments";
import { getAmountDue } from "@hunarmand/api/payments/due";
import { listLedgerLines } from "@hunarmand/api/payments/ledger";
import { getTrialBalance } from "@hunarmand/api/payments/office";
import { expect, it } from "vitest";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { acceptedDay, makePricedContract } from "../../../test/make-priced-contract.ts";
import { sumOfLedger } from "../../../test/model/ledger-sum.ts";
import { startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

it("a payment counts once, is in the ledger, and leaves the owner's own account as it is", async () => {
  const contract = await makePricedContract(portal);
  await contract.dispatcher.call(activateContract, { params: contract.params });
  const send = () => contract.pay(300, { reference: "TRX-9" }, { "idempotency-key": "the-same-transfer" });
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  expect(await contract.own()).toMatchObject({
    ...{ paid: 300, left: 700, next: null },
    payments: [{ amount: 300, day: acceptedDay, way: "bank", reference: "TRX-9", voidedDate: null }],
  });
  const own = portal.as(contract.owner);
  expect((await own.call(listActiveContracts, { query: {} })).body.data).toMatchObject([
    { money: { price: 1_000, paid: 300, left: 700, next: null } },
  ]);
  expect((await own.call(getAmountDue, { query: {} })).body).toMatchObject({ amount: 0 });
  expect((await contract.finance.call(listLedgerLines, { query: { kind: "contract-payment" } })).body).toMatchObject([
    { account: "contract-income", credit: 300, ownerId: null, contractId: contract.params.id },
    { account: "contract-clearing", debit: 300, ownerId: null, contractId: contract.params.id },
  ]);
  expect((await readNotices(portal, contract.owner))[0]).toMatchObject({
    ...{ kind: "contract-payment-entered", subject: "Payment received: PKR 300" },
    link: `/contracts/${contract.params.id}`,
  });
});

it("payments are never more than what is left, however many are entered at once", async () => {
  const contract = await makePricedContract(portal);
  const tries = await Promise.all(Array.from({ length: 6 }, () => contract.pay(600)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await contract.pay(400.01, { read: { paid: 600 } })).error.issues).toMatchObject([
    { field: "amount", message: "At most PKR 400 is left." },
  ]);
  expect((await contract.pay(400, { read: { paid: 600 } })).status).toBe(200);
  expect(await contract.read()).toMatchObject({ money: { left: 0 }, canEnter: false });
  expect(await sumOfLedger(portal.db)).toBe(0);
});

it("a payment was received between the acceptance and acceptedDay", async () => {
  const contract = await makePricedContract(portal);
  const refused = async (day: string) => (await contract.pay(10, { day })).error.issues?.[0]?.message;
  expect(await refused("2026-03-03")).toBe("This date is in the future.");
  expect(await refused("2026-03-01")).toBe("The contract was accepted on 2026-03-02.");
});

it("a payment no longer counts once it is voided, with a reason that its owner reads, and stays in the list", async () => {
  const contract = await makePricedContract(portal);
  const { id } = (await contract.pay(300)).body;
  expect((await contract.undo(id, " ")).error.issues).toMatchObject([{ field: "reason" }]);
  const voids = await Promise.all([contract.undo(id), contract.undo(id)]);
  expect(voids.map(({ status }) => status)).toEqual([200, 200]);
  expect(await contract.own()).toMatchObject({
    ...{ paid: 0, left: 1_000 },
    payments: [{ amount: 300, voidReason: "Entered twice.", voidedDate: expect.stringMatching(/^2026-03-02T/) }],
  });
  const { accounts, total } = (await contract.finance.call(getTrialBalance, { query: {} })).body;
  expect(total).toBe(0);
  expect(accounts).toContainEqual({ account: "contract-income", debit: 300, credit: 300, balance: 0 });
  const audit = portal.db.selectFrom("auditEntries").select(["action", "reason"]).where("action", "like", "%-payment");
  expect(await audit.orderBy("id").execute()).toEqual([
    { action: "contract.enter-payment", reason: null },
    { action: "contract.void-payment", reason: "Entered twice." },
  ]);
  expect((await readNotices(portal, contract.owner))[0]).toMatchObject({
    ...{ kind: "contract-payment-voided", reason: "Entered twice." },
  });
  const { status } = await contract.undo("00000000-0000-4000-8000-000000000000");
  expect(status).toBe(404);
});

it("payments are for Finance, and read by the Dispatcher and the owner alone", async () => {
  const contract = await makePricedContract(portal);
  const { id } = (await contract.pay(300)).body;
  const body = { amount: 1, day: acceptedDay, way: "cash" as const, read: { paid: 300 } };
  const entering = { params: contract.params, body };
  const others = [contract.owner, await makeStaff(portal, "Support"), await makeStaff(portal, "Verifier")];
  for (const person of others) {
    const { call } = portal.as(person);
    expect((await call(readContractMoney, { params: contract.params })).status).toBe(403);
    expect((await call(enterContractPayment, entering)).status).toBe(403);
    expect((await call(voidContractPayment, { params: { id }, body: { reason: "No." } })).status).toBe(403);
  }
  expect((await contract.dispatcher.call(enterContractPayment, entering)).status).toBe(403);
  expect((await contract.undo(id, "No.", contract.dispatcher)).status).toBe(403);
  expect((await contract.dispatcher.call(readContractMoney, { params: contract.params })).status).toBe(200);
  expect((await portal.call(readContractMoney, { params: contract.params })).status).toBe(401);
  const stranger = portal.as(await makeCustomer(portal));
  expect((await stranger.call(getContract, { params: contract.params })).status).toBe(404);
});
