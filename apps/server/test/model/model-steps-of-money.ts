import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { approveWalletPayment, confirmJobCash, declineWalletPayment } from "@hunarmand/api/payments/office";
import { performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { declareCash } from "@hunarmand/api/payments/provider";
import fc from "fast-check";
import { inquirePendingCharges } from "../../src/payments/cards/inquire-pending-charges.ts";
import { sandboxNumbers } from "../../src/services/cards/sandbox-cards.ts";
import { makeForm } from "../make-image.ts";
import { runTasks } from "../run-tasks.ts";
import { passMinutes } from "./model-of-jobs.ts";
import * as money from "./model-of-money.ts";
import type { Model, ModelJob, ModelPayment } from "./model-state.ts";
import { changeFee } from "./model-step-of-fee.ts";
import { type Choice, choices, choose, get, jobsWithCustomers, jobsWithProviders, makeStep } from "./model-steps.ts";
import { outcomeOf, passTime, type World } from "./model-world.ts";

const freePaisa = 15_000;

/** The job's price, or sometimes another amount. */
const amountFor = (job: ModelJob, isOther: boolean) => (job.pricePaisa || freePaisa) + (isOther ? 100 : 0);
const isOther = fc.nat(5).map((number) => number === 5);
const isOpen = (job: ModelJob) => job.status === "Completed" && !job.isSettled;

const declare = makeStep(
  "declare cash",
  fc.record({ choice: choices, isOther }),
  async (model, { portal, providers, jobIds }, wish) => {
    const own = ({ job, provider }: { job: ModelJob; provider: number }) => isOpen(job) && job.provider === provider;
    const chosen = choose(jobsWithProviders(model), own, wish.choice);
    if (!chosen) return undefined;
    const { job, provider } = chosen;
    const amountPaisa = amountFor(job, wish.isOther);
    const body = { jobId: get(jobIds, job.number), amount: amountPaisa / 100 };
    const answer = await portal.as(get(providers, provider)).call(declareCash, { body });
    const expected = money.declareCash(model, job, { provider, amountPaisa });
    const said = `provider ${provider} declares ${amountPaisa} paisa of job ${job.number}`;
    return { said, expected, outcome: outcomeOf(answer) };
  },
);

const rate = makeStep(
  "rate",
  fc.record({ choice: choices, rating: fc.integer({ min: 1, max: 5 }), hasCash: fc.boolean(), isOther }),
  async (model, { portal, customers, jobIds }, { choice, rating, hasCash, isOther }) => {
    const own = ({ job, customer }: { job: ModelJob; customer: number }) =>
      job.status === "Completed" && job.customer === customer && job.review?.by !== "customer";
    const chosen = choose(jobsWithCustomers(model), own, choice);
    if (!chosen) return undefined;
    const { job, customer } = chosen;
    const cashPaisa = hasCash ? amountFor(job, isOther) : undefined;
    const answer = await portal.as(get(customers, customer)).call(confirmJob, {
      params: { id: get(jobIds, job.number) },
      body: { rating, feedback: `Rated ${rating}`, ...(cashPaisa === undefined ? {} : { cashPaid: cashPaisa / 100 }) },
    });
    const expected = money.confirm(model, job, { customer, rating, cashPaisa });
    const said = `customer ${customer} gives job ${job.number} ${rating} stars${hasCash ? ` and ${cashPaisa} paisa` : ""}`;
    return { said, expected, outcome: outcomeOf(answer) };
  },
);

const confirmAtDesk = makeStep(
  "confirm cash",
  fc.record({ choice: choices, isNamed: fc.boolean(), isOther }),
  async (model, { portal, owner, jobIds }, { choice, isNamed, isOther }) => {
    const job = choose(model.jobs, isOpen, choice);
    if (!job) return undefined;
    const amountPaisa = isNamed ? amountFor(job, isOther) : undefined;
    const params = { id: get(jobIds, job.number) };
    const body = amountPaisa === undefined ? {} : { amount: amountPaisa / 100 };
    const answer = await portal.as(owner).call(confirmJobCash, { params, body });
    const expected = money.confirmCashAtDesk(model, job, amountPaisa);
    const said = `the office confirms ${amountPaisa ?? "the declared"} paisa of job ${job.number}`;
    return { said, expected, outcome: outcomeOf(answer) };
  },
);

interface PaymentWish {
  choice: Choice;
  payer: ModelPayment["payer"];
  isForJob: boolean;
  isOther: boolean;
}

const paymentWish = {
  choice: choices,
  isForJob: fc.nat(3).map((number) => number < 3),
  isOther,
  payer: fc.oneof(
    fc.nat(1).map((index) => ({ role: "customer" as const, index })),
    fc.nat(2).map((index) => ({ role: "provider" as const, index })),
  ),
};

/** Mostly a payment of a job by its customer; else of dues, or in advance. */
function readPayment(model: Model, world: World, { choice, payer, isForJob, isOther }: PaymentWish) {
  const job = isForJob ? choose(model.jobs, isOpen, choice) : undefined;
  const own = job && !choice.isOdd ? { role: "customer" as const, index: job.customer } : payer;
  const person = get(own.role === "customer" ? world.customers : world.providers, own.index);
  const amountPaisa = job ? amountFor(job, isOther) : freePaisa;
  const named = `${own.role} ${own.index} pays ${amountPaisa} paisa${job ? ` for job ${job.number}` : ""}`;
  return { job, payer: own, person, amountPaisa, named, sent: job ? { jobId: get(world.jobIds, job.number) } : {} };
}

const cards = fc.constantFrom(...(Object.keys(sandboxNumbers) as (keyof typeof sandboxNumbers)[]));

const payByCard = makeStep("card", fc.record({ ...paymentWish, card: cards }), async (model, world, wish) => {
  const { job, payer, person, amountPaisa, named, sent } = readPayment(model, world, wish);
  const card = { nameOnCard: "Card Holder", cardNumber: sandboxNumbers[wish.card], expiryDate: "12/29", cvv: "123" };
  const body = { ...card, ...sent, amount: amountPaisa / 100, email: person.email };
  const answer = await world.portal.as(person).call(performTransaction, { body });
  const before = model.payments.length;
  const isGood = wish.card === "approved" || wish.card === "timesOutThenApproved";
  const isSlow = wish.card.startsWith("timesOut");
  const payment = { kind: "card" as const, payer, amountPaisa, job, isGood, transactionId: undefined };
  const expected = money.payByCard(model, payment, isSlow);
  // The reply to a refused charge has no id: it is the payer's newest charge.
  if (model.payments.length > before) world.paymentIds.push(await findNewestCard(world, person.id));
  return { said: `${named} by card (${wish.card})`, expected, outcome: outcomeOf(answer) };
});

async function findNewestCard({ portal }: World, accountId: string): Promise<string> {
  const newest = await portal.db
    .selectFrom("cardTransactions")
    .select("id")
    .where("accountId", "=", accountId)
    .where("direction", "=", "out")
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? "";
}

const inquire = makeStep("inquire", fc.constant(2), async (model, world, minutes) => {
  passMinutes(model, minutes);
  passTime(world, model, minutes);
  await runTasks(world.portal.services);
  while ((await inquirePendingCharges(world.portal.services)) > 0);
  money.inquire(model);
  return { said: "the gateway is asked about what timed out", expected: "done", outcome: "done" };
});

const payByWallet = makeStep(
  "wallet",
  fc.record({ ...paymentWish, isRepeated: fc.nat(4).map((number) => number === 4) }),
  async (model, world, wish) => {
    const { job, payer, person, amountPaisa, named, sent } = readPayment(model, world, wish);
    const earlier = model.payments.find(({ kind }) => kind === "wallet")?.transactionId;
    const ownId = `W${world.sequence}N${model.payments.length}`;
    const transactionId = (wish.isRepeated ? earlier : undefined) ?? ownId;
    const texts = { walletType: "nayapay", senderName: "Sender", sentDate: "2026-03-01", email: person.email, ...sent };
    const body = makeForm({
      ...texts,
      amount: String(amountPaisa / 100),
      transactionId,
      transactionImage: world.picture,
    });
    const answer = await world.portal.as(person).call(submitWalletPayment, { body });
    const payment = { kind: "wallet" as const, payer, amountPaisa, job, isGood: true, transactionId };
    const expected = money.payByWallet(model, payment);
    if (answer.status < 300) world.paymentIds.push(answer.body.transaction.id);
    return { said: `${named} by wallet (${transactionId})`, expected, outcome: outcomeOf(answer) };
  },
);

const decide = makeStep(
  "decide",
  fc.record({ choice: choices, isApproved: fc.boolean() }),
  async (model, { portal, owner, paymentIds }, { choice, isApproved }) => {
    const wallets = model.payments.filter(({ kind }) => kind === "wallet");
    const payment = choose(wallets, ({ status }) => status === "pending", choice);
    if (!payment) return undefined;
    const params = { id: get(paymentIds, payment.number) };
    const answer = isApproved
      ? await portal.as(owner).call(approveWalletPayment, { params })
      : await portal.as(owner).call(declineWalletPayment, { params, body: { reason: "No." } });
    const expected = money.decide(model, payment, isApproved);
    const said = `the office ${isApproved ? "approves" : "declines"} ${payment.transactionId}`;
    return { said, expected, outcome: outcomeOf(answer) };
  },
);

/** Steps of money, each with its weight. */
export const moneySteps = [
  { weight: 50, arbitrary: declare },
  { weight: 50, arbitrary: rate },
  { weight: 20, arbitrary: confirmAtDesk },
  { weight: 60, arbitrary: payByCard },
  { weight: 20, arbitrary: inquire },
  { weight: 40, arbitrary: payByWallet },
  { weight: 40, arbitrary: decide },
  { weight: 10, arbitrary: changeFee },
];
