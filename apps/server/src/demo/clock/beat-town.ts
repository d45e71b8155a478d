import { createJob } from "@hunarmand/api/jobs/customer";
import { updateJobDetails } from "@hunarmand/api/jobs/provider";
import { isAccepted, isInProgress, isRequested } from "@hunarmand/api/jobs/steps";
import { cancelJob } from "../../jobs/customer/cancel-job.ts";
import { confirmJob } from "../../jobs/customer/confirm-job.ts";
import { createJob as postJob } from "../../jobs/customer/create-job.ts";
import { agreePrice } from "../../jobs/price/agree-price.ts";
import { acceptJob } from "../../jobs/provider/accept-job.ts";
import { finishJob } from "../../jobs/provider/finish-job.ts";
import { updateJobDetails as submitDetails } from "../../jobs/provider/update-job-details.ts";
import type { Services } from "../../services/services.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import { townCustomers } from "../town/people/town-customers.ts";
import { emailOf } from "../town/people/town-people.ts";
import { serveVisitors } from "./serve-visitors.ts";
import {
  countOrders,
  findTaker,
  findTownCaller,
  isWatched,
  type OpenOrder,
  selectOpenOrders,
} from "./town-clock.queries.ts";
import type { TownEvent } from "./town-event.ts";
import { type TownOrder, townOrders } from "./town-orders.ts";
import { arrive, request, skipRefused, type TownCaller } from "./town-steps.ts";

/** More open jobs than this would leave each of them still for minutes. */
const openMax = 3;
/** A page that stays open for days must not fill the disk. */
const ordersOfDay = 80;

/**
 * Lets one thing happen in the demo's town, by the same use cases as a person's click: somebody posts a job, or the job that has waited
 * longest makes its next step. Jobs of visitors come first, then those that it has posted itself, and only while a signed-in person has a
 * page open. Returns undefined if nothing happened.
 */
export async function beatTown(services: Services): Promise<TownEvent | undefined> {
  const { db, clock } = services;
  if (!(await isWatched(db))) return undefined;
  const served = await serveVisitors(services);
  if (served) return served;
  const today = dayOf(clock.now());
  const open = await selectOpenOrders(db, startOfDay(addDays(today, -1)));
  const mayPost = open.length < openMax && !open.some(isRequested);
  if (mayPost && (await countOrders(db, startOfDay(today))) < ordersOfDay) {
    const posted = await postNext(services, open);
    if (posted) return posted;
  }
  for (const job of open) {
    const act = await moveOn(services, job).catch(skipRefused);
    if (act) return { act, jobId: job.id };
  }
  return undefined;
}

const customerOf = ({ customer }: TownOrder) => townCustomers.find(({ number }) => number === customer);
const orderOf = (words: string | null) => townOrders.find((order) => order.words === words);

/** Posts the next job in turn that is not open already. */
async function postNext(services: Services, open: readonly OpenOrder[]): Promise<TownEvent | undefined> {
  const turn = await countOrders(services.db, new Date(0));
  const inTurn = townOrders.map((_, place) => townOrders[(turn + place) % townOrders.length]);
  const order = inTurn.find((next) => !open.some(({ description }) => description === next?.words));
  const customer = order && customerOf(order);
  const caller = customer && (await findTownCaller(services.db, { email: emailOf(customer) }));
  if (!caller) return undefined;
  const body = createJob.body.parse({
    ...{ category: order.category, skill: order.skill, description: order.words },
    ...{ city: customer.place[0], area: customer.place[1], address: customer.address },
    ...{ pinLocationLatitude: customer.pin[0], pinLocationLongitude: customer.pin[1] },
  });
  const { jobId } = await postJob(services, caller, { ...request, body });
  return { act: "post", jobId };
}

/** Makes the job's next step. Returns undefined if it waits for a person who is not of the town. */
async function moveOn(services: Services, job: OpenOrder): Promise<TownEvent["act"] | undefined> {
  if (isRequested(job)) return takeOrCancel(services, job);
  const [customer, provider] = await Promise.all([
    findTownCaller(services.db, { id: job.customerId }),
    findTownCaller(services.db, { id: job.providerId }),
  ]);
  const order = orderOf(job.description);
  if (!customer || !provider || !order) return undefined;
  const people = { customer, provider };
  if (isAccepted(job) || isInProgress(job)) return work(services, { job, order, ...people });
  return pay(services, { job, order, ...people });
}

interface Turn {
  job: OpenOrder;
  order: TownOrder;
  customer: TownCaller;
  provider: TownCaller;
}

/** A handyman of the town accepts. If none was asked, the customer gives up. */
async function takeOrCancel(services: Services, job: OpenOrder) {
  const { id: jobId, customerId, status } = job;
  const taker = await findTaker(services.db, jobId);
  const provider = taker && (await findTownCaller(services.db, { id: taker }));
  if (provider) {
    await acceptJob(services, provider, { ...request, body: { Id: jobId } });
    return "accept";
  }
  const customer = await findTownCaller(services.db, { id: customerId });
  if (!customer) return undefined;
  const body = { reason: "A neighbour could help.", read: { status } };
  await cancelJob(services, customer, { ...request, params: { id: jobId }, body });
  return "cancel";
}

async function work(services: Services, { job, order, customer, provider }: Turn) {
  const { id, address, pricePaisa } = job;
  if (isAccepted(job)) return arrive(services, provider, job);
  if (job.detailsSubmittedAt === null) {
    const { priceRupees: salary, workMinutes, work: description } = order;
    const body = updateJobDetails.body.parse({ id, duration: 1, workMinutes, salary, description, location: address });
    await submitDetails(services, provider, { ...request, body });
    return "submit";
  }
  if (pricePaisa !== null && job.agreedPricePaisa !== pricePaisa) {
    const body = { amount: toPkr(pricePaisa) };
    await agreePrice(services, customer, { ...request, params: { id }, body });
    return "agree";
  }
  await finishJob(services, provider, { ...request, params: { id } });
  return "complete";
}

/** The customer rates the work and says what they paid in cash, unless the job is settled already. */
async function pay(services: Services, { job, order, customer }: Turn) {
  const { rating, feedback } = order;
  const cashPaid = job.pricePaisa === null || job.isPaid ? undefined : toPkr(job.pricePaisa);
  await confirmJob(services, customer, { ...request, params: { id: job.id }, body: { rating, feedback, cashPaid } });
  return "pay" as const;
}
