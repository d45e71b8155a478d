import { getPaymentSummary } from "@hunarmand/contract/earnings";
import { performTransaction, submitWalletPayment } from "@hunarmand/contract/payments";
import { approveWalletPayment, confirmJobCash, declineWalletPayment } from "@hunarmand/contract/payments-desk";
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { makeForm, makePicture } from "../../test/make-image.ts";
import { startPortal } from "../../test/portal.ts";
import { writeSettings } from "../database/settings.queries.ts";
import { sandboxNumbers } from "../services/sandbox-cards.ts";
import { inquirePendingCharges } from "./inquire-pending-charges.ts";

const portal = await startPortal();

const feePercent = 12.5;
const pkr = fc.integer({ min: 1, max: 500_000 }).map((paisa) => paisa / 100);
const action = fc.oneof(
  fc.record({
    kind: fc.constant("card" as const),
    amount: pkr,
    number: fc.constantFrom(...Object.values(sandboxNumbers)),
  }),
  fc.record({ kind: fc.constant("wallet" as const), amount: pkr.map((amount) => amount + 1) }),
  fc.record({ kind: fc.constant("decide" as const), which: fc.nat(5), isApproved: fc.boolean() }),
  fc.record({ kind: fc.constant("cash" as const), amount: pkr, which: fc.nat(2) }),
  fc.record({ kind: fc.constant("inquire" as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** The provider's books as a child would keep them. */
class Model {
  duePaisa = 0;
  paidPaisa = 0;
  unsettledPaisa = 0;
  readonly decided = new Map<string, { amountPaisa: number; status: string }>();
  readonly settledJobs = new Set<string>();

  pay(paisa: number): void {
    this.duePaisa -= paisa;
    this.paidPaisa += paisa;
  }
}

async function makeWorld() {
  await portal.empty();
  await writeSettings(portal.db, { platformFeePercent: feePercent });
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const finance = await makeStaff(portal, "Finance");
  const jobs = [];
  for (let i = 0; i < 3; i++) jobs.push(await makeJob(portal, { provider, customer, status: "Completed" }));
  return { provider, finance, jobs, model: new Model(), picture: await makePicture() };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const toPaisa = (amount: number) => Math.round(amount * 100);

async function payByCard({ provider, model }: World, { amount, number }: Extract<Action, { kind: "card" }>) {
  const card = { nameOnCard: "Ali", cardNumber: number, expiryDate: "12/29", cvv: "123", email: provider.email };
  await portal.as(provider).call(performTransaction, { body: { ...card, amount } });
  if (number === sandboxNumbers.approved) model.pay(toPaisa(amount));
  if (number === sandboxNumbers.timesOutThenApproved) model.unsettledPaisa += toPaisa(amount);
}

async function payByWallet({ provider, model, picture }: World, { amount }: { amount: number }) {
  const form = { walletType: "nayapay", senderName: "Ali", sentDate: "2026-03-01", email: provider.email };
  const body = makeForm({
    ...form,
    amount: String(amount),
    transactionId: `W${model.decided.size}`,
    transactionImage: picture,
  });
  const answer = await portal.as(provider).call(submitWalletPayment, { body });
  model.decided.set(answer.body.transaction.id, { amountPaisa: toPaisa(amount), status: "pending" });
}

async function decide({ finance, model }: World, { which, isApproved }: Extract<Action, { kind: "decide" }>) {
  const [id, payment] = [...model.decided][which] ?? [];
  if (!id || !payment) return;
  const params = { id };
  await (isApproved
    ? portal.as(finance).call(approveWalletPayment, { params })
    : portal.as(finance).call(declineWalletPayment, { params, body: { reason: "No." } }));
  if (payment.status !== "pending") return;
  payment.status = isApproved ? "success" : "declined";
  if (isApproved) model.pay(payment.amountPaisa);
}

async function confirm({ finance, jobs, model }: World, { which, amount }: Extract<Action, { kind: "cash" }>) {
  const id = jobs[which] ?? "";
  await portal.as(finance).call(confirmJobCash, { params: { id }, body: { amount } });
  if (model.settledJobs.has(id)) return;
  model.settledJobs.add(id);
  model.duePaisa += Math.round((toPaisa(amount) * feePercent) / 100);
}

async function inquire({ model }: World) {
  portal.clock.advance({ minutes: 2 });
  await inquirePendingCharges(portal.services);
  model.pay(model.unsettledPaisa);
  model.unsettledPaisa = 0;
}

async function act(world: World, step: Action): Promise<void> {
  if (step.kind === "card") return payByCard(world, step);
  if (step.kind === "wallet") return payByWallet(world, step);
  if (step.kind === "decide") return decide(world, step);
  if (step.kind === "cash") return confirm(world, step);
  return inquire(world);
}

const sumOfLedger = async () => {
  const { rows } = await sql<{ sum: string | null }>`select sum(amount_paisa) as sum from ledger_lines`.execute(
    portal.db,
  );
  return Number(rows[0]?.sum ?? 0);
};

it("the ledger sums to zero, holds every payment once, and agrees with a simple model, after any payments, cash and decisions (security, Money: the ledger)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (steps) => {
      const world = await makeWorld();
      const { provider, model } = world;
      for (const step of steps) {
        await act(world, step);
        expect(await sumOfLedger()).toBe(0);
      }
      const posted = await portal.db.selectFrom("ledgerTransactions").select("sourceId").execute();
      const paid = [
        ...(await portal.db.selectFrom("cardTransactions").select("id").where("status", "=", "success").execute()),
        ...(await portal.db.selectFrom("walletPayments").select("id").where("status", "=", "success").execute()),
      ].map(({ id }) => id);
      expect(posted.map(({ sourceId }) => sourceId).sort()).toEqual([...paid, ...model.settledJobs].sort());
      const { body } = await portal.as(provider).call(getPaymentSummary, {});
      expect(body).toEqual({ duePayments: Math.max(0, model.duePaisa) / 100, totalSpent: model.paidPaisa / 100 });
    }),
    { numRuns: 12 },
  );
}, 120_000);
