import type { ErrorBody } from "@hunarmand/api/errors";
import { listMyJobs } from "@hunarmand/api/jobs/customer";
import { getEarnings, getPaymentSummary } from "@hunarmand/api/payments/provider";
import { sql } from "kysely";
import { expect } from "vitest";
import { writeSettings } from "../../src/domain/settings/settings.queries.ts";
import { makeCustomer, makeProvider, makeStaff } from "../make.ts";
import { makePicture } from "../make-image.ts";
import type { Person, Portal } from "../portal.ts";
import type { Model, Outcome } from "./model-state.ts";
import { makeModel } from "./model-state.ts";

/** The portal with the people of one sequence and their things. A number in the model is an index of these lists. */
export interface World {
  portal: Portal;
  providers: Person[];
  customers: Person[];
  owner: Person;
  jobIds: string[];
  paymentIds: string[];
  picture: Buffer;
  /** Makes wallet transaction ids unique across sequences. */
  sequence: number;
  loggedInAtMinute: number;
}

let sequences = 0;
const officeSessionMinutes = 45;

/** Makes new people in a portal without other providers. */
export async function makeWorld(portal: Portal): Promise<{ model: Model; real: World }> {
  const { db } = portal;
  await db.updateTable("providers").set({ isAvailable: false }).where("isAvailable", "=", true).execute();
  await sql`delete from pgboss.job`.execute(db);
  const model = makeModel();
  const { feePercent: platformFeePercent, roundSize: offerRoundSize, offerMinutes } = model;
  // All its jobs are without a time.
  await writeSettings(db, { platformFeePercent, offerRoundSize, urgentOfferMinutes: offerMinutes });
  const providers: Person[] = [];
  for (const { area } of model.providers) providers.push(await makeProvider(portal, { area }));
  const customers = [await makeCustomer(portal), await makeCustomer(portal)];
  const owner = await makeStaff(portal, "Owner");
  const picture = await makePicture({ format: "png", width: 8, height: 8 });
  const things = { jobIds: [], paymentIds: [], picture, sequence: ++sequences, loggedInAtMinute: 0 };
  return { model, real: { portal, providers, customers, owner, ...things } };
}

export const outcomeOf = ({ status, error }: { status: number; error: ErrorBody }): Outcome =>
  status < 300 ? "done" : error.code;

/** Advances the clock. Renews the office's sessions, which last an hour. */
export function passTime(world: World, model: Model, minutes: number): void {
  world.portal.clock.advance({ minutes });
  if (model.minutes - world.loggedInAtMinute < officeSessionMinutes) return;
  world.portal.forgetSessions();
  world.loggedInAtMinute = model.minutes;
}

/** Compares people's data and the ledger with the model. */
export async function compare(model: Model, world: World): Promise<void> {
  await compareJobs(model, world);
  await comparePeople(model, world);
  await comparePayments(model, world);
  await compareLedger(model, world);
}

async function compareJobs({ jobs }: Model, { portal, customers, providers, jobIds }: World): Promise<void> {
  const seen = [];
  for (const customer of customers) seen.push(...(await portal.as(customer).call(listMyJobs, { query: {} })).body);
  const numberOf = (id: string) => jobIds.indexOf(id);
  expect(
    seen
      .map(({ id, status, salary, rating, provider }) => [numberOf(id), status, salary, rating, provider?.phoneNumber])
      .sort(([a], [b]) => Number(a) - Number(b)),
  ).toEqual(
    jobs.map(({ number, status, hasDetails, pricePaisa, review, provider }) => [
      number,
      status,
      hasDetails ? pricePaisa / 100 : null,
      review?.by === "customer" ? review.rating : null,
      providers[provider ?? -1]?.phone,
    ]),
  );
  const offers = await portal.db
    .selectFrom("offers")
    .selectAll()
    .where(sql<boolean>`job_id = any(${jobIds}::uuid[])`)
    .execute();
  const providerIds = providers.map(({ id }) => id);
  expect(
    offers.map((offer) => [numberOf(offer.jobId), providerIds.indexOf(offer.providerId), offer.status]).sort(),
  ).toEqual(
    jobs.flatMap(({ number, offers }) => [...offers].map(([provider, status]) => [number, provider, status])).sort(),
  );
}

async function comparePeople(model: Model, { portal, customers, providers }: World): Promise<void> {
  for (const [index, person] of [...providers, ...customers].entries()) {
    const provider = model.providers[index];
    const customer = model.customers[index - providers.length];
    const { body } = await portal.as(person).call(getPaymentSummary, {});
    const owedPaisa = provider?.duesPaisa ?? customer?.balancePaisa ?? 0;
    const paidPaisa = provider?.paidPaisa ?? customer?.paidPaisa ?? 0;
    expect(body).toMatchObject({ duePayments: Math.max(0, owedPaisa) / 100, totalSpent: paidPaisa / 100 });
    if (!provider) continue;
    const { body: earned } = await portal.as(person).call(getEarnings, { query: {} });
    const said = model.jobs.filter((job) => job.provider === index && job.saidFeePaisa !== undefined);
    const saidPaisa = said.reduce((sum, { confirmedPaisa = 0 }) => sum + confirmedPaisa, 0);
    const saidFeePaisa = said.reduce((sum, job) => sum + (job.saidFeePaisa ?? 0), 0);
    expect([earned.gross, earned.fee, earned.cashUnconfirmed]).toEqual(
      [provider.grossPaisa - saidPaisa, provider.feesPaisa - saidFeePaisa, saidPaisa].map((paisa) => paisa / 100),
    );
  }
}

async function comparePayments(model: Model, { portal, paymentIds, providers }: World): Promise<void> {
  const ids = model.payments.map(({ number }) => paymentIds[number] ?? "");
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from card_transactions where id = any(${ids}::uuid[])
    union all select id, status from wallet_payments where id = any(${ids}::uuid[])`.execute(portal.db);
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  expect(ids.map((id) => statuses.get(id))).toEqual(model.payments.map(({ status }) => status));
  for (const [index, { id }] of providers.entries()) {
    const cardsIn = await portal.db
      .selectFrom("cardTransactions")
      .select("amountPaisa")
      .where("accountId", "=", id)
      .where("direction", "=", "in")
      .orderBy("createdAt")
      .execute();
    expect(cardsIn.map(({ amountPaisa }) => amountPaisa)).toEqual(model.providers[index]?.cardsInPaisa);
  }
}

/** Debit is above zero, credit below. Accounts with zero are left out. */
function balancesOf(model: Model, { providers, customers }: World): Record<string, number> {
  const balances: Record<string, number> = {
    "platform-revenue": -model.revenuePaisa,
    "card-clearing": model.clearingPaisa.card,
    "wallet-clearing": model.clearingPaisa.wallet,
  };
  for (const [index, { duesPaisa, payablePaisa, cashHeldPaisa }] of model.providers.entries()) {
    const id = providers[index]?.id;
    balances[`provider-dues ${id}`] = duesPaisa;
    balances[`provider-payable ${id}`] = -payablePaisa;
    balances[`cash-with-provider ${id}`] = cashHeldPaisa;
  }
  for (const [index, { balancePaisa }] of model.customers.entries()) {
    balances[`customer ${customers[index]?.id}`] = balancePaisa;
  }
  return Object.fromEntries(Object.entries(balances).filter(([, paisa]) => paisa !== 0));
}

async function compareLedger(model: Model, world: World): Promise<void> {
  const people = [...world.providers, ...world.customers].map(({ id }) => id);
  const { rows } = await sql<{ account: string; paisa: string }>`
    select account_kind || coalesce(' ' || owner_id, '') as account, sum(amount_paisa) as paisa from ledger_lines
    where transaction_id in (select transaction_id from ledger_lines where owner_id = any(${people}::uuid[]))
    group by 1 having sum(amount_paisa) <> 0`.execute(world.portal.db);
  expect(Object.fromEntries(rows.map(({ account, paisa }) => [account, Number(paisa)]))).toEqual(
    balancesOf(model, world),
  );
  expect(rows.reduce((sum, { paisa }) => sum + Number(paisa), 0)).toBe(0);
}
