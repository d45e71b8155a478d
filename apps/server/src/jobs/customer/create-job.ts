import { randomUUID } from "node:crypto";
import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/customer";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type { Database } from "../../database/database.ts";
import { holdOpenAccount, isHeldOpen } from "../../domain/account/hold-open-account.ts";
import { getPhone } from "../../domain/account/registration.ts";
import { findCaller, insertCustomer } from "../../domain/customers/customers.queries.ts";
import { askFirst, type Dispatch, dispatchNewJob } from "../../domain/jobs/dispatch-job.ts";
import type { UseCase } from "../../http/serve.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { readPin } from "../../values/pin.ts";
import { getReplies } from "../../values/replies.ts";
import { findFormerProvider, findWishedProvider, insertFirstAsk } from "./first-ask.queries.ts";
import { getJobChoices } from "./job-choices.ts";
import { insertJob } from "./jobs.queries.ts";
import { nameWork } from "./name-work.ts";

type JobBody = InputOf<typeof api.createJob>["body"];

export const createJob: UseCase<typeof api.createJob> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const jobId = randomUUID();
  const now = clock.now();
  const choices = await nameWork(services, await getJobChoices(db, body), body);
  const pin = readPin(body);
  const posted = await db.transaction().execute(async (transaction) => {
    const customer = await getCustomer(transaction, caller, { body, now });
    const contactPhone = body.phoneNumber ? getPhone(body.phoneNumber, "phoneNumber") : customer.phone;
    if (!contactPhone) throw invalidField("phoneNumber", "phone-missing");
    const parties = { customerId: customer.id, postedBy: caller.accountId, contactPhone };
    const number = await insertJob(transaction, { ...choices, ...parties, id: jobId, pin, body, now });
    const message = await offerJob({ ...services, db: transaction }, { jobId, body, ...parties });
    return { message, jobNumber: toJobNumber(number) };
  });
  return { ...posted, jobId };
};

interface PostedJob {
  jobId: string;
  customerId: string;
  postedBy: string;
  body: JobBody;
}

/** Offers the job to the handyman that the customer wants, if they can be asked, otherwise to all. @throws AppError */
async function offerJob(dispatch: Dispatch, posted: PostedJob): Promise<string> {
  const { jobId, postedBy } = posted;
  const replies = getReplies();
  const wished = await findWished(dispatch.db, posted);
  if (!wished) {
    await dispatchNewJob(dispatch, jobId);
    return replies.createJob;
  }
  const until = await askFirst(dispatch, jobId, wished.id);
  await insertFirstAsk(dispatch.db, { jobId, actorId: postedBy, at: dispatch.clock.now() }, { ...wished, until });
  if (until) return replies.createJobAskedFirst(wished);
  await dispatchNewJob(dispatch, jobId);
  return replies.createJobAskedEverybody(wished);
}

/** The handyman of the named earlier job or public page. @throws AppError job-not-found, provider-not-found */
async function findWished(db: Database, { customerId, body: { askFirstOf, askFirstProvider } }: PostedJob) {
  if (askFirstOf) {
    const former = await findFormerProvider(db, askFirstOf, customerId);
    if (!former) throw new AppError("job-not-found");
    return former;
  }
  if (!askFirstProvider) return undefined;
  const wished = await findWishedProvider(db, askFirstProvider);
  if (!wished) throw new AppError("provider-not-found");
  return wished;
}

/**
 * Returns the job's customer: the caller, or the person on the phone with the office, whose account is created on the first call. An
 * account that has not confirmed this number is not used: its owner must not see the job.
 */
async function getCustomer(db: Database, caller: Caller, { body, now }: { body: JobBody; now: Date }) {
  if (!isOffice(caller)) {
    await holdOpenAccount(db, caller.accountId);
    return { id: caller.accountId, phone: caller.phone };
  }
  if (!body.customerPhone) throw invalidField("customerPhone", "caller-phone");
  const phone = getPhone(body.customerPhone, "customerPhone");
  const known = await findCaller(db, phone);
  if (known && !(await isHeldOpen(db, known.id))) throw new AppError("customer-blocked");
  if (known) return { id: known.id, phone };
  const { customerName = "Customer", city, area, address } = body;
  const [firstName = customerName, ...rest] = customerName.split(" ");
  const id = randomUUID();
  const account = { firstName, lastName: rest.join(" "), email: null, phone: null, passwordHash: null, createdAt: now };
  await insertCustomer(db, { ...account, id, role: "Customer" }, { city, area, address, callerPhone: phone });
  return { id, phone };
}
