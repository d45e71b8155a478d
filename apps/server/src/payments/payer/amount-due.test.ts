import { getAmountDue, getWalletAccounts } from "@hunarmand/api/payments/due";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { payJobByCard } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();

const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123", amount: 1_500 };
const receipt = { walletType: "jazzcash", amount: "1500", senderName: "Ayesha", sentDate: "2026-03-01" };

it("is the price of the caller's completed job, and 409 with a clear text before completion and after payment", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const { email } = customer;
  const payer = portal.as(customer);
  const transactionImage = await makePicture();
  const underWay = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
  const body = makeForm({ ...receipt, transactionId: "NOT-YET-1", email, jobId: underWay, transactionImage });
  const refused = {
    status: 409,
    error: { code: "job-not-completed", message: expect.stringMatching(/not completed/) },
  };
  expect(await payer.call(getAmountDue, { query: { jobId: underWay } })).toMatchObject(refused);
  expect(await payer.call(performTransaction, { body: { ...card, email, jobId: underWay } })).toMatchObject(refused);
  expect(await payer.call(submitWalletPayment, { body })).toMatchObject(refused);
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  expect((await payer.call(getAmountDue, { query: { jobId } })).body).toEqual({ amount: 1_500, cardEntry: "form" });
  expect((await payer.call(performTransaction, { body: { ...card, email, jobId } })).status).toBe(200);
  const paid = { status: 409, error: { code: "job-paid" } };
  expect(await payer.call(getAmountDue, { query: { jobId } })).toMatchObject(paid);
  const stranger = portal.as(await makeCustomer(portal));
  for (const id of [underWay, jobId])
    expect(await stranger.call(getAmountDue, { query: { jobId: id } })).toMatchObject({ status: 404 });
  const noId = await payer.call(getAmountDue, { query: { jobId: "1" } });
  expect(noId).toMatchObject({ status: 400, error: { issues: [{ field: "jobId" }] } });
});

it("without a job is what a handyman owes, and nothing once their earnings cover it", async () => {
  const provider = await makeProvider(portal);
  const customer = await makeCustomer(portal);
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  const owner = portal.as(await makeStaff(portal));
  await writeSettings(portal.db, { platformFeePercent: 10 });
  await owner.call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_500 } });
  expect((await portal.as(provider).call(getAmountDue, { query: {} })).body).toEqual({
    amount: 150,
    cardEntry: "form",
  });
  await payJobByCard(portal, provider);
  expect((await portal.as(provider).call(getAmountDue, { query: {} })).body).toMatchObject({ amount: 0 });
  const { body } = await portal.as(provider).call(getPaymentSummary, {});
  expect(body).toMatchObject({ duePayments: 150, earned: 1_350, owed: 1_200, toPay: 0 });
});

it("shows payers, and only them, the office's account of each wallet as the Owner has set it", async () => {
  const owner = portal.as(await makeStaff(portal));
  const payer = portal.as(await makeCustomer(portal));
  const save = (walletAccounts: object) => owner.call(updateOfficeSettings, { body: { walletAccounts } });
  expect((await payer.call(getWalletAccounts, {})).body).toEqual({ accounts: {} });
  const accounts = { easypaisa: { title: "Hunarmand Services", number: "0300-1112233" } };
  expect((await save(accounts)).body.settings.walletAccounts).toEqual(accounts);
  expect((await payer.call(getWalletAccounts, {})).body).toEqual({ accounts });
  expect(await save({ nayapay: { title: "Hunarmand", number: "call us" } })).toMatchObject({
    status: 400,
    error: { issues: [{ field: "walletAccounts.nayapay.number", code: "wallet-account-number" }] },
  });
  expect(await save({ paypal: accounts.easypaisa })).toMatchObject({ status: 400 });
  expect((await owner.call(getWalletAccounts, {})).status).toBe(403);
  expect((await portal.call(getWalletAccounts, {})).status).toBe(401);
});
