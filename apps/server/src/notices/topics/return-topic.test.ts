import { approveWalletPayment, confirmJobCash } from "@hunarmand/api/payments/office";
import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { correctPayment, listReceivedPayments, refundPayment } from "@hunarmand/api/payments/returns";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { payJobByCard } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readMails, readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();
const reason = "The work was not done as agreed.";

const takeBack = async (finance: Person, call: typeof refundPayment | typeof correctPayment, amount: number) => {
  const [payment] = (await portal.as(finance).call(listReceivedPayments, { query: {} })).body;
  const request = { params: { id: payment?.id ?? "" }, body: { amount, reason } };
  expect((await portal.as(finance).call(call, request)).status).toBe(200);
};
const newestNotice = async (person: Person) => (await readNotices(portal, person))[0];

async function payCash(provider: Person, customer: Person, finance: Person): Promise<string> {
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  await portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 15_000 } });
  return jobId;
}

async function payDues(provider: Person, finance: Person): Promise<void> {
  const typed = { walletType: "jazzcash", amount: "150", transactionId: "T1", senderName: "Ali" };
  const body = { ...typed, sentDate: "2026-03-01", email: provider.email, transactionImage: await makePicture() };
  const sent = await portal.as(provider).call(submitWalletPayment, { body: makeForm(body) });
  await portal.as(finance).call(approveWalletPayment, { params: { id: sent.body.transaction.id } });
}

describe("money that the office returns", () => {
  it("of a card notifies the payer and the handyman, in the portal and by mail, with the reason", async () => {
    const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
    await payJobByCard(portal, provider);
    const { email } = await portal.db
      .selectFrom("accounts")
      .select("email")
      .where("role", "=", "Customer")
      .executeTakeFirstOrThrow();
    const customer = await findPerson(email ?? "");

    await takeBack(finance, refundPayment, 500);

    const told = await newestNotice(customer);
    expect(told).toMatchObject({ kind: "card-refunded", subject: "Refunded to you: PKR 500", reason, appeal: null });
    expect(told?.link).toBe("/paymenthistory");
    const mail = (await readMails(portal, customer)).find(({ subject }) => subject === told?.subject);
    expect(mail?.text).toContain(`Reason: ${reason}`);
    const loss = await newestNotice(provider);
    expect(loss).toMatchObject({ kind: "job-refunded", link: "/statement", reason });
    expect(loss?.appeal).toContain("/complains?subject=Appeal");
  });

  it("of a wallet notifies a handyman who paid dues, like any other payer", async () => {
    const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
    await payDues(provider, finance);
    await takeBack(finance, refundPayment, 100);
    expect(await newestNotice(provider)).toMatchObject({
      kind: "wallet-refunded",
      text: "We have sent you back PKR 100 of your jazzcash payment T1.",
    });
  });

  it("by a correction notifies everyone whose balance changes, with the way to appeal", async () => {
    const [provider, customer, finance] = [
      await makeProvider(portal),
      await makeCustomer(portal),
      await makeStaff(portal, "Finance"),
    ];
    const jobId = await payCash(provider, customer, finance);
    await takeBack(finance, correctPayment, 13_500);
    const told = await newestNotice(customer);
    expect(told).toMatchObject({ kind: "payment-corrected", link: `/jobs/${jobId}`, reason });
    expect(told?.appeal).toContain("/complains?subject=Appeal");
    expect(await newestNotice(provider)).toMatchObject({ kind: "job-payment-corrected", link: "/statement", reason });
  });

  it("notifies once the card gateway has agreed, and never if it declines", async () => {
    const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
    await payJobByCard(portal, provider);
    const before = (await readNotices(portal, provider)).length;
    const { id, ...row } = await insertPendingReturn(finance);
    expect(await readNotices(portal, provider)).toHaveLength(before);
    await portal.db.updateTable("paymentReturns").set({ status: "failed" }).where("id", "=", id).execute();
    expect(await readNotices(portal, provider)).toHaveLength(before);
    await portal.db
      .insertInto("paymentReturns")
      .values({ ...row, id: crypto.randomUUID() })
      .execute();
    await portal.db.updateTable("paymentReturns").set({ status: "success" }).where("status", "=", "pending").execute();
    expect(await newestNotice(provider)).toMatchObject({ kind: "job-refunded" });
  });
});

async function findPerson(email: string): Promise<Person> {
  const row = await portal.db
    .selectFrom("accounts")
    .select(["id", "phone"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id: row.id, email, phone: row.phone ?? "" };
}

/** A refund whose result the gateway has not reported yet. */
async function insertPendingReturn(finance: Person) {
  const [payment] = (await portal.as(finance).call(listReceivedPayments, { query: {} })).body;
  const entryId = payment?.id ?? "";
  const held = { entryId, paidPaisa: 150_000, feePaisa: 0, heldPaisa: 10_000 };
  await portal.db.insertInto("returnedPayments").values(held).execute();
  const at = portal.clock.now();
  const times = { createdAt: at, triedAt: at, settledAt: null };
  const row = { id: crypto.randomUUID(), entryId, kind: "refund", status: "pending", amountPaisa: 10_000 } as const;
  const full = { ...row, ...times, reason, createdBy: finance.id };
  await portal.db.insertInto("paymentReturns").values(full).execute();
  return full;
}
