import {
  approveWalletPayment,
  confirmJobCash,
  declineWalletPayment,
  listSubmittedPayments,
} from "@hunarmand/api/payments/office";
import { listWalletPayments, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();

let handedIn = 0;

async function submitPayment(person: Person, amount: number, more: Record<string, string> = {}): Promise<string> {
  const answer = await portal.as(person).call(submitWalletPayment, {
    body: makeForm({
      walletType: "jazzcash",
      amount: String(amount),
      transactionId: `T${++handedIn}X`,
      senderName: "Sender",
      sentDate: "2026-03-01",
      email: person.email,
      transactionImage: await makePicture(),
      ...more,
    }),
  });
  expect(answer.status).toBe(200);
  return answer.body.transaction.id;
}
const approve = (finance: Person, id: string) => portal.as(finance).call(approveWalletPayment, { params: { id } });
const decline = (finance: Person, id: string, reason = "No such transfer in our wallet.") =>
  portal.as(finance).call(declineWalletPayment, { params: { id }, body: { reason } });
const summaryOf = async (person: Person) => (await portal.as(person).call(getPaymentSummary, {})).body;
const make = async () => ({ provider: await makeProvider(portal), finance: await makeStaff(portal, "Finance") });

describe("a wallet payment", () => {
  it("pays the fee of a cash job: the ledger sums to zero and nothing is due", async () => {
    const { provider, finance } = await make();
    const customer = await makeCustomer(portal);
    await writeSettings(portal.db, { platformFeePercent: 10 });
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    await portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_500 } });
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 150, totalSpent: 0 });

    expect(await approve(finance, await submitPayment(provider, 150))).toMatchObject({
      status: 200,
      body: { message: "The payment is approved.", status: "success" },
    });

    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 150 });
    const lines = await portal.db.selectFrom("ledgerLines").select(["accountKind", "amountPaisa"]).execute();
    expect(lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)).toBe(0);
    expect(lines).toContainEqual({ accountKind: "wallet-clearing", amountPaisa: 15_000 });
    expect(lines).toContainEqual({ accountKind: "platform-revenue", amountPaisa: -15_000 });
  });

  it("changes nothing when it is declined, and the payer gets the reason", async () => {
    const { provider, finance } = await make();
    const answer = await decline(finance, await submitPayment(provider, 150));
    expect(answer).toMatchObject({ status: 200, body: { status: "declined" } });
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 0 });
    const own = { body: { email: provider.email }, query: {} };
    expect((await portal.as(provider).call(listWalletPayments, own)).body).toMatchObject([
      { Status: "declined", DeclineReason: "No such transfer in our wallet." },
    ]);
  });

  it("is decided once: a repeat gets the same reply, the opposite is refused", async () => {
    const { provider, finance } = await make();
    const [good, bad] = [await submitPayment(provider, 150), await submitPayment(provider, 70)];
    await approve(finance, good);
    await decline(finance, bad);
    expect((await approve(finance, good)).status).toBe(200);
    expect((await decline(finance, bad)).status).toBe(200);
    expect(await decline(finance, good)).toMatchObject({ status: 409, error: { code: "payment-state" } });
    expect(await approve(finance, bad)).toMatchObject({ status: 409, error: { code: "payment-state" } });
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 150 });
  });

  it("notifies its payer by one mail, with the reason", async () => {
    const { provider, finance } = await make();
    const [good, bad] = [await submitPayment(provider, 150), await submitPayment(provider, 70)];
    for (let twice = 0; twice < 2; twice++) {
      await approve(finance, good);
      await decline(finance, bad, "Forged.");
    }
    await notifyPeople(portal.services);
    const mails = await portal.db
      .selectFrom("outbox")
      .select(["recipient", "subject", "text"])
      .where("subject", "like", "Your payment%")
      .orderBy("subject")
      .execute();
    expect(mails).toMatchObject([
      { recipient: provider.email, subject: "Your payment is approved" },
      { recipient: provider.email, subject: "Your payment was declined", text: expect.stringContaining("Forged.") },
    ]);
  });

  it("writes one audit row for each decision, with its reason", async () => {
    const { provider, finance } = await make();
    const [good, bad] = [await submitPayment(provider, 150), await submitPayment(provider, 70)];
    for (let twice = 0; twice < 2; twice++) {
      await approve(finance, good);
      await decline(finance, bad, "Forged.");
    }
    const rows = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action", "subjectId", "reason"])
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { actorId: finance.id, action: "wallet-payment.approve", subjectId: good, reason: null },
      { actorId: finance.id, action: "wallet-payment.decline", subjectId: bad, reason: "Forged." },
    ]);
  });

  it("is only decided by Finance and the Owner", async () => {
    const { provider } = await make();
    const id = await submitPayment(provider, 150);
    const others = [provider, await makeCustomer(portal)];
    for (const role of ["Verifier", "Dispatcher", "Support"] as const) others.push(await makeStaff(portal, role));
    for (const person of others) {
      expect((await approve(person, id)).status).toBe(403);
      expect((await decline(person, id)).status).toBe(403);
      expect((await portal.as(person).call(listSubmittedPayments, { query: {} })).status).toBe(403);
    }
    expect((await approve(await makeStaff(portal, "Owner"), id)).status).toBe(200);
  });

  it("needs a reason to be declined, and must exist", async () => {
    const { provider, finance } = await make();
    const id = await submitPayment(provider, 150);
    expect(await decline(finance, id, "  ")).toMatchObject({ status: 400, error: { issues: [{ field: "reason" }] } });
    const nowhere = "00000000-0000-4000-8000-000000000000";
    expect(await approve(finance, nowhere)).toMatchObject({ status: 404, error: { code: "payment-not-found" } });
    expect(await approve(finance, "17")).toMatchObject({ status: 400, error: { issues: [{ field: "id" }] } });
  });

  it("of a customer pays only their job, and blocks cash until it is declined", async () => {
    const { provider, finance } = await make();
    const customer = await makeCustomer(portal);
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    const id = await submitPayment(customer, 1_500, { jobId });
    const confirm = () => portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_500 } });
    expect(await confirm()).toMatchObject({ status: 409, error: { code: "job-paid" } });
    await decline(finance, id, "The money never came.");
    expect((await confirm()).status).toBe(200);
    expect(await summaryOf(customer)).toMatchObject({ duePayments: 0, totalSpent: 1_500 });
  });
});
