import { approveWalletPayment, confirmJobCash, declineWalletPayment } from "@hunarmand/api/payments/office";
import { performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { declareCash } from "@hunarmand/api/payments/provider";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { makeForm, makePicture } from "../../test/make-image.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { writeSettings } from "../domain/settings/settings.queries.ts";

const portal = await startPortal();
const atOnce = 20;

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const submitPayment = (person: Person, transactionId: string, picture: Buffer) =>
  portal.as(person).call(submitWalletPayment, {
    body: makeForm({
      walletType: "easypaisa",
      amount: "100",
      transactionId,
      senderName: "Sender",
      sentDate: "2026-03-01",
      email: person.email,
      transactionImage: picture,
    }),
  });

it(`accepts one of ${atOnce} concurrent wallet payments with the same transaction id`, async () => {
  const providers = await times(atOnce, () => makeProvider(portal));
  const picture = await makePicture();
  const answers = await Promise.all(
    providers.map((provider, i) => submitPayment(provider, i % 2 ? "AB-12" : "ab12", picture)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error.code === "wallet-transaction-taken")).toHaveLength(atOnce - 1);
  expect(await portal.db.selectFrom("walletPayments").select("id").execute()).toHaveLength(1);
  expect(await portal.db.selectFrom("files").select("id").execute()).toHaveLength(1);
});

it("decides a wallet payment once when approvals and refusals come at once", async () => {
  const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
  const picture = await makePicture();
  let approved = 0;
  for (let round = 0; round < 10; round++) {
    const { id } = (await submitPayment(provider, `ROUND${round}`, picture)).body.transaction;
    const params = { id };
    const answers = await times<{ status: number; body: { status: string } }>(10, (i) =>
      i % 2
        ? portal.as(finance).call(approveWalletPayment, { params })
        : portal.as(finance).call(declineWalletPayment, { params, body: { reason: "No." } }),
    );
    const winners = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.status));
    expect(winners.size).toBe(1);
    if (winners.has("success")) approved++;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  }
  expect(await portal.db.selectFrom("auditEntries").select("id").orderBy("id").execute()).toHaveLength(10);
  expect(await portal.db.selectFrom("ledgerTransactions").select("id").execute()).toHaveLength(approved);
});

it("settles a job once when its cash is declared and confirmed many times at once", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const finance = await makeStaff(portal, "Finance");
  await writeSettings(portal.db, { platformFeePercent: 10 });
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  const confirm = () => portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_500 } });
  const answers = await times<{ status: number; error: { code?: string } }>(atOnce, (i) =>
    i % 2 ? confirm() : portal.as(provider).call(declareCash, { body: { jobId, amount: 1_500 } }),
  );
  // A customer who confirms at the moment of the first declaration has read none, and must read again.
  const outcomes = answers.map(({ status, error }) => (status === 200 ? "done" : error.code));
  expect(outcomes.filter((word) => word !== "done" && word !== "facts-changed")).toEqual([]);
  expect((await confirm()).status).toBe(200);
  expect(await portal.db.selectFrom("ledgerTransactions").select("jobId").execute()).toEqual([{ jobId }]);
});

it("replies before the call's deadline if a charge hangs, and leaves the charge to the inquiry", async () => {
  const provider = await makeProvider(portal);
  const { cards } = portal.services;
  portal.services.cards = { ...cards, charge: () => new Promise(() => {}) };
  const card = { nameOnCard: "Ali", cardNumber: "4242424242424242", expiryDate: "12/29", cvv: "123" };
  const body = { ...card, amount: 5, email: provider.email };
  const answer = await portal.as(provider).call(performTransaction, { body });
  portal.services.cards = cards;
  expect(answer).toMatchObject({ status: 200, body: { transaction: { Status: "pending" } } });
});
