import type { Model, ModelJob, ModelPayment, Outcome } from "./model-state.ts";

/** The model of balances between people and the portal (decisions 040 and 041). */

const feeOf = (model: Model, amountPaisa: number) => Math.round((amountPaisa * model.feePercent) / 100);

function settle(model: Model, job: ModelJob, { amountPaisa, isCash }: { amountPaisa: number; isCash: boolean }): void {
  const [provider, customer] = [model.providers[job.provider ?? -1], model.customers[job.customer]];
  if (!provider || !customer) throw new Error("a settled job has a provider and a customer");
  const feePaisa = feeOf(model, amountPaisa);
  job.isSettled = true;
  model.revenuePaisa += feePaisa;
  provider.grossPaisa += amountPaisa;
  provider.feesPaisa += feePaisa;
  provider.payablePaisa += amountPaisa;
  if (isCash) {
    provider.cashHeldPaisa += amountPaisa;
    provider.duesPaisa += feePaisa;
    customer.paidPaisa += amountPaisa;
  } else {
    provider.payablePaisa -= feePaisa;
    customer.balancePaisa += amountPaisa;
  }
}

function settleInCash(model: Model, job: ModelJob, amountPaisa: number): void {
  settle(model, job, { amountPaisa, isCash: true });
  job.confirmedPaisa = amountPaisa;
}

export function declareCash(
  model: Model,
  job: ModelJob,
  { provider, amountPaisa }: { provider: number; amountPaisa: number },
): Outcome {
  if (job.provider !== provider) return "job-not-found";
  if (job.status !== "Completed") return "job-state";
  if (job.isSettled && job.confirmedPaisa !== amountPaisa) return "job-paid";
  if (job.isSettled) {
    job.saidFeePaisa = undefined;
    return "done";
  }
  job.declaredPaisa = amountPaisa;
  if (job.claimedPaisa === amountPaisa && !isBeingPaid(model, job)) settleInCash(model, job, amountPaisa);
  return "done";
}

export interface CustomersWord {
  customer: number;
  rating: number;
  cashPaisa: number | undefined;
}

/** Rating and cash are accepted or refused together. */
export function confirm(model: Model, job: ModelJob, { customer, rating, cashPaisa }: CustomersWord): Outcome {
  if (job.customer !== customer) return "job-not-found";
  const own = job.review?.by === "customer" ? job.review : undefined;
  if (job.status !== "Completed" || own) return own?.rating === rating ? "done" : "job-state";
  if (cashPaisa !== undefined && job.isSettled && job.confirmedPaisa !== cashPaisa) return "job-paid";
  if (cashPaisa !== undefined && !job.isSettled && isBeingPaid(model, job)) return "job-paid";
  job.review = { rating, by: "customer" };
  if (cashPaisa === undefined || job.isSettled) return "done";
  job.claimedPaisa = cashPaisa;
  if ((job.declaredPaisa ?? job.pricePaisa) !== cashPaisa) return "done";
  settleInCash(model, job, cashPaisa);
  if (job.declaredPaisa === undefined) job.saidFeePaisa = feeOf(model, cashPaisa);
  return "done";
}

/** The office's amount; without one the provider's counts. */
export function confirmCashAtDesk(model: Model, job: ModelJob, amountPaisa = job.declaredPaisa): Outcome {
  if (job.status !== "Completed") return "job-state";
  if (amountPaisa === undefined) return "invalid-input";
  if (isBeingPaid(model, job)) return job.confirmedPaisa === amountPaisa ? "done" : "job-paid";
  settleInCash(model, job, amountPaisa);
  return "done";
}

const isBeingPaid = (model: Model, job: ModelJob) =>
  job.isSettled || model.payments.some((payment) => payment.job === job && payment.status === "pending");

function refusalOf(model: Model, { payer, job, amountPaisa }: ModelPayment): Outcome | undefined {
  if (!job) return undefined;
  const isOwn = payer.role === "customer" && payer.index === job.customer;
  if (!isOwn) return "job-not-found";
  if (job.status !== "Completed") return "job-not-completed";
  if (job.pricePaisa !== amountPaisa) return "invalid-input";
  return isBeingPaid(model, job) ? "job-paid" : undefined;
}

/** Books received money: it settles its job if that is still open, and is the payer's credit otherwise. */
function receive(model: Model, payment: ModelPayment): void {
  const { kind, payer, job, amountPaisa } = payment;
  payment.status = "success";
  model.clearingPaisa[kind] += amountPaisa;
  const provider = payer.role === "provider" ? model.providers[payer.index] : undefined;
  const customer = payer.role === "customer" ? model.customers[payer.index] : undefined;
  if (provider) provider.duesPaisa -= amountPaisa;
  if (customer) customer.balancePaisa -= amountPaisa;
  for (const someone of [provider, customer]) if (someone) someone.paidPaisa += amountPaisa;
  if (!job || job.isSettled) return;
  settle(model, job, { amountPaisa, isCash: false });
  if (kind === "card") model.providers[job.provider ?? -1]?.cardsInPaisa.push(amountPaisa);
}

export type NewPayment = Omit<ModelPayment, "number" | "status">;

export function payByCard(model: Model, wish: NewPayment, isSlow: boolean): Outcome {
  const payment: ModelPayment = { ...wish, number: model.payments.length, status: "pending" };
  const refusal = refusalOf(model, payment);
  if (refusal) return refusal;
  model.payments.push(payment);
  if (isSlow) return "done";
  if (payment.isGood) receive(model, payment);
  else payment.status = "failed";
  return payment.isGood ? "done" : "payment-failed";
}

/** The gateway reports the outcome of charges that timed out. */
export function inquire(model: Model): void {
  for (const payment of model.payments) {
    if (payment.kind !== "card" || payment.status !== "pending") continue;
    if (payment.isGood) receive(model, payment);
    else payment.status = "failed";
  }
}

export function payByWallet(model: Model, wish: NewPayment): Outcome {
  const payment: ModelPayment = { ...wish, number: model.payments.length, status: "pending" };
  const refusal = refusalOf(model, payment);
  if (refusal) return refusal;
  const isTaken = model.payments.some(
    ({ kind, transactionId, status }) =>
      kind === "wallet" && transactionId === wish.transactionId && status !== "declined",
  );
  if (isTaken) return "wallet-transaction-taken";
  model.payments.push(payment);
  return "done";
}

export function decide(model: Model, payment: ModelPayment, isApproved: boolean): Outcome {
  if (payment.status !== "pending")
    return payment.status === (isApproved ? "success" : "declined") ? "done" : "payment-state";
  if (isApproved) receive(model, payment);
  else payment.status = "declined";
  return "done";
}
