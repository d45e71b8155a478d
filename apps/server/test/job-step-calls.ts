import type { Call, RequestOf } from "@hunarmand/api/call";
import * as arrival from "@hunarmand/api/jobs/arrival";
import * as posted from "@hunarmand/api/jobs/customer-steps";
import { endWithoutWork } from "@hunarmand/api/jobs/no-work/no-work";
import * as desk from "@hunarmand/api/jobs/office-steps";
import * as price from "@hunarmand/api/jobs/price";
import * as jobs from "@hunarmand/api/jobs/provider";
import type { JobStep, jobSteps } from "@hunarmand/api/jobs/steps";
import * as times from "@hunarmand/api/jobs/times";
import * as paymentsDesk from "@hunarmand/api/payments/office";
import * as payments from "@hunarmand/api/payments/payer";
import * as earnings from "@hunarmand/api/payments/provider";
import type { ActorOf } from "@hunarmand/api/steps";
import { startCode, thirtyMetersAway } from "./make.ts";

/** What a step needs, beside the job. */
export interface StepGround {
  jobId: string;
  /** Who calls. */
  email: string;
  /** The provider to whom the office gives the job. */
  thirdId: string;
  /** The amount that both cash reports name. */
  amount: number;
}

export interface Attempt<C extends Call = Call> {
  call: C;
  request: RequestOf<C>;
}

const attempt = <C extends Call>(call: C, request: RequestOf<C>) => ({ call, request }) as unknown as Attempt;

/** The steps of an existing job. A new step does not compile until its call is added here. */
export type TakenStep = Exclude<JobStep, "post">;
type StepCalls = {
  [Step in TakenStep]: { [As in ActorOf<typeof jobSteps, Step>]: (ground: StepGround) => Attempt };
};

const reason = "The customer called.";
const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123" };
const words = { customerFeedback: "Good", customerRating: 5 };

const onItsPath =
  <Body>(call: Call, body: Body) =>
  ({ jobId: id }: StepGround) =>
    attempt(call, { params: { id }, body } as never);
const change = onItsPath(posted.updateWebjob, { description: "Please ring twice." });
const correctPrice = onItsPath(price.correctPrice, { salary: 1_200, reason });
const correctPin = onItsPath(arrival.correctPin, { pinLocationLatitude: 33.7, pinLocationLongitude: 73.05 });
const endJob = onItsPath(endWithoutWork, { reason: "other", words: reason });
const time = "2036-03-05T10:00:00.000Z";
const proposeTime = onItsPath(times.proposeTime, { time });
const agreeTime = onItsPath(times.agreeTime, { time });
const declineTime = onItsPath(times.declineTime, { time });
const assign = ({ jobId: id, thirdId: providerId }: StepGround) =>
  attempt(desk.assignJob, { params: { id }, body: { providerId, reason } } as never);

/** The call of each step, by the account that takes it. */
export const stepCalls: StepCalls = {
  change: { customer: change, Dispatcher: change },
  accept: { provider: ({ jobId }) => attempt(jobs.acceptJob, { body: { Id: jobId } }) },
  assign: { Dispatcher: assign },
  reassign: { Dispatcher: assign },
  arrive: { provider: ({ jobId }) => attempt(jobs.markArrival, { body: { jobId, ...thirtyMetersAway } }) },
  confirmArrival: { Dispatcher: onItsPath(desk.overrideArrival, { reason }) },
  proposeTime: { provider: proposeTime, customer: proposeTime, Dispatcher: proposeTime },
  agreeTime: { provider: agreeTime, customer: agreeTime },
  declineTime: { provider: declineTime, customer: declineTime },
  runLate: { provider: onItsPath(times.runLate, { minutes: 20 }) },
  giveBack: { provider: onItsPath(times.giveBack, { reason }) },
  startByCode: { provider: onItsPath(arrival.startByCode, { code: startCode }) },
  renewStartCode: { Dispatcher: onItsPath(arrival.renewStartCode, { reason }) },
  reportPin: { provider: ({ jobId: id }) => attempt(arrival.reportPin, { params: { id } }) },
  correctPin: { customer: correctPin, Dispatcher: correctPin },
  submitDetails: {
    provider: ({ jobId: id }) =>
      attempt(jobs.updateJobDetails, {
        body: { id, duration: 1, salary: 2_000, description: "Done", location: "Kitchen" },
      }),
  },
  saveDraft: {
    provider: ({ jobId: id }) => attempt(jobs.completeJob, { body: { id, ...words, workStatus: "Pending" } }),
  },
  agreePrice: { customer: onItsPath(price.agreePrice, { amount: 1_500 }) },
  disputePrice: { customer: onItsPath(price.disputePrice, { amount: 1_500, words: "We said 1,200." }) },
  correctPrice: { provider: correctPrice, Dispatcher: correctPrice },
  endWithoutWork: { provider: endJob, customer: endJob, Dispatcher: endJob },
  complete: {
    provider: ({ jobId: id }) => attempt(jobs.finishJob, { params: { id } }),
    Dispatcher: onItsPath(desk.completeDeskJob, { reason }),
  },
  confirm: { customer: onItsPath(posted.confirmJob, { rating: 2, feedback: "Late" }) },
  pay: {
    customer: ({ jobId, email, amount }) =>
      attempt(payments.performTransaction, { body: { ...card, amount, email, jobId } }),
  },
  declareCash: { provider: ({ jobId, amount }) => attempt(earnings.declareCash, { body: { jobId, amount } }) },
  confirmCash: { Finance: (ground) => onItsPath(paymentsDesk.confirmJobCash, { amount: ground.amount })(ground) },
  cancel: { customer: onItsPath(posted.cancelJob, { reason }), Dispatcher: onItsPath(desk.cancelDeskJob, { reason }) },
};

/** Every step with each account that takes it. */
export const waysToStep = (Object.keys(stepCalls) as TakenStep[]).flatMap((step) =>
  Object.entries(stepCalls[step]).map(([as, attemptOf]) => ({ step, as, attemptOf })),
);
