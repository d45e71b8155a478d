import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { declareCash, getPaymentSummary } from "@hunarmand/api/payments/provider";
import { payPayouts, preparePayouts } from "@hunarmand/api/payouts/payouts";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { makeFeeScene, makeOwedProvider, payJobByCard } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const moneyOf = async (person: Person) => (await portal.as(person).call(getPaymentSummary, {})).body;

it("shows what a handyman is owed from the paid job to the payout, and what blocks a payout", async () => {
  const provider = await makeOwedProvider(portal);
  const finance = portal.as(await makeStaff(portal, "Finance"));
  const owed = { owed: 1_500, duePayments: 0, credit: 0, pending: 0 };
  const next = { amount: 1_500, minimum: 500, since: null };
  expect(await moneyOf(provider)).toMatchObject({ ...owed, nextPayout: { ...next, state: "next-batch" } });
  const { body } = await finance.call(preparePayouts, { body: {} });
  const prepared = { ...next, state: "prepared", since: body.batch.createdDate };
  expect(await moneyOf(provider)).toMatchObject({ ...owed, nextPayout: prepared });
  await finance.call(payPayouts, { params: { id: body.batch.id } });
  expect(await moneyOf(provider)).toMatchObject({ owed: 0, nextPayout: null });
  const nowhere = await makeProvider(portal);
  await payJobByCard(portal, nowhere);
  expect(await moneyOf(nowhere)).toMatchObject({ ...owed, nextPayout: { ...next, state: "no-account" } });
});

it("counts payments that wait for the office as pending, and not as owed", async () => {
  const customer = await makeCustomer(portal);
  const transactionImage = await makePicture();
  const receipt = { walletType: "nayapay", amount: "250.50", transactionId: "NP-1", senderName: "Ayesha" };
  const body = makeForm({ ...receipt, sentDate: "2026-03-01", email: customer.email, transactionImage });
  await portal.as(customer).call(submitWalletPayment, { body });
  const nothing = {
    duePayments: 0,
    totalSpent: 0,
    credit: 0,
    owed: 0,
    earned: 0,
    toPay: 0,
    nextPayout: null,
    lastCash: null,
    feeUnconfirmed: 0,
    cashWaiting: 0,
    cashTaken: 0,
  };
  expect(await moneyOf(customer)).toEqual({ ...nothing, pending: 250.5 });
  expect((await portal.as(await makeStaff(portal)).call(getPaymentSummary, {})).status).toBe(403);
  expect((await portal.call(getPaymentSummary, {})).status).toBe(401);
});

it("counts reported cash as waiting until it is confirmed", async () => {
  const { provider, finance } = await makeFeeScene(portal);
  const customer = await makeCustomer(portal);
  const [first, second] = [
    await makeJob(portal, { provider, customer, status: "Completed" }),
    await makeJob(portal, { provider, customer, status: "Completed" }),
  ];
  for (const jobId of [first, second]) await portal.as(provider).call(declareCash, { body: { jobId, amount: 1_500 } });
  expect(await moneyOf(provider)).toMatchObject({ cashWaiting: 3_000 });
  expect(await moneyOf(customer)).toMatchObject({ cashWaiting: 0 });
  await portal.as(finance).call(confirmJobCash, { params: { id: first }, body: { amount: 1_500 } });
  expect(await moneyOf(provider)).toMatchObject({ cashWaiting: 1_500, cashTaken: 1_500 });
});

it("says what a handyman got in cash for the newest job with a fee, and the fee", async () => {
  const { provider, finance } = await makeFeeScene(portal);
  const customer = await makeCustomer(portal);
  for (const amount of [1_500, 4_500]) {
    const id = await makeJob(portal, { provider, customer, status: "Completed" });
    await portal.as(finance).call(confirmJobCash, { params: { id }, body: { amount } });
    portal.clock.advance({ minutes: 1 });
  }
  const lastCash = { amount: 4_500, fee: 450 };
  expect(await moneyOf(provider)).toMatchObject({ duePayments: 600, toPay: 600, lastCash });
});

it("says which part of the dues is the fee of cash that only its customer says they paid", async () => {
  const { provider } = await makeFeeScene(portal);
  const customer = await makeCustomer(portal);
  const id = await makeJob(portal, { provider, customer, status: "Completed" });
  await portal.as(customer).call(confirmJob, { params: { id }, body: { cashPaid: 1_500 } });
  expect(await moneyOf(provider)).toMatchObject({ duePayments: 150, feeUnconfirmed: 150, lastCash: null });
  await portal.as(provider).call(declareCash, { body: { jobId: id, amount: 1_500 } });
  expect(await moneyOf(provider)).toMatchObject({ duePayments: 150, feeUnconfirmed: 0 });
  expect(await moneyOf(provider)).toMatchObject({ lastCash: { amount: 1_500, fee: 150 } });
});
