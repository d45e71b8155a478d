import { getJob } from "@hunarmand/api/jobs/customer";
import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { declineWalletPayment } from "@hunarmand/api/payments/office";
import { performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { declareCash } from "@hunarmand/api/payments/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeCompletedJob() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const id = await makeJob(portal, { provider, customer, status: "Completed" });
  const paymentOf = async () => (await portal.as(customer).call(getJob, { params: { id } })).body.payment;
  return { provider, customer, id, paymentOf };
}

describe("a customer's completed job", () => {
  it("is due until it is paid by card", async () => {
    const { customer, id, paymentOf } = await makeCompletedJob();
    expect(await paymentOf()).toEqual({ status: "due", method: null, claimed: null });
    const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/30", cvv: "123" };
    const body = { ...card, email: customer.email, amount: 1_500, jobId: id };
    expect((await portal.as(customer).call(performTransaction, { body })).status).toBe(200);
    expect(await paymentOf()).toEqual({ status: "paid", method: "card", claimed: null, cashPaid: null });
  });

  it("waits for the office while a wallet payment is pending, and is due again if it is declined", async () => {
    const { customer, id, paymentOf } = await makeCompletedJob();
    const form = makeForm({
      walletType: "jazzcash",
      amount: "1500",
      transactionId: "J-1",
      senderName: "Ayesha",
      sentDate: "2026-03-01",
      email: customer.email,
      jobId: id,
      transactionImage: await makePicture(),
    });
    await portal.as(customer).call(submitWalletPayment, { body: form });
    expect(await paymentOf()).toEqual({ status: "pending", method: "wallet", claimed: null });
    const payment = await portal.db.selectFrom("walletPayments").select("id").executeTakeFirstOrThrow();
    const refusal = { params: { id: payment.id }, body: { reason: "Unreadable." } };
    await portal.as(await makeStaff(portal, "Finance")).call(declineWalletPayment, refusal);
    expect(await paymentOf()).toEqual({ status: "due", method: null, claimed: null });
  });

  it("is paid by cash once both sides have stated the same amount", async () => {
    const { provider, customer, id, paymentOf } = await makeCompletedJob();
    await portal.as(provider).call(declareCash, { body: { jobId: id, amount: 1_500 } });
    const body = { rating: 5, feedback: "Fine.", cashPaid: 1_500 };
    await portal.as(customer).call(confirmJob, { params: { id }, body });
    expect(await paymentOf()).toEqual({ status: "paid", method: "cash", claimed: null, cashPaid: 1_500 });
  });

  it("shows the cash that the customer says they paid, until the handyman says the same", async () => {
    const { provider, customer, id, paymentOf } = await makeCompletedJob();
    const body = { rating: 5, feedback: "Fine.", cashPaid: 1_200 };
    await portal.as(customer).call(confirmJob, { params: { id }, body });
    expect(await paymentOf()).toEqual({ status: "due", method: null, claimed: 1_200 });
    await portal.as(provider).call(declareCash, { body: { jobId: id, amount: 1_200 } });
    expect(await paymentOf()).toEqual({ status: "paid", method: "cash", claimed: null, cashPaid: 1_200 });
  });

  it("shows no payment before it is completed", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const id = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
    expect((await portal.as(customer).call(getJob, { params: { id } })).body.payment).toBeNull();
  });
});
