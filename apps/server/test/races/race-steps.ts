import type { Call, RequestOf } from "@hunarmand/api/call";
import * as arrival from "@hunarmand/api/jobs/arrival";
import * as posted from "@hunarmand/api/jobs/customer-steps";
import { endWithoutWork } from "@hunarmand/api/jobs/no-work/no-work";
import * as desk from "@hunarmand/api/jobs/office-steps";
import * as corrections from "@hunarmand/api/jobs/price";
import * as jobs from "@hunarmand/api/jobs/provider";
import { type JobNeed, type JobStatus, jobSteps } from "@hunarmand/api/jobs/steps";
import * as times from "@hunarmand/api/jobs/times";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { declareCash } from "@hunarmand/api/payments/provider";
import { isPossible } from "@hunarmand/api/steps";
import type { Database } from "../../src/database/database.ts";
import { expireOffers } from "../../src/jobs/provider/expire-offers.ts";
import { systemClock } from "../../src/services/clock.ts";
import type { Services } from "../../src/services/services.ts";
import type { TakenStep } from "../job-step-calls.ts";
import { startCode } from "../make.ts";
import { callUntilServed } from "../running-server.ts";
import { otherSkill, type People, type Stage } from "./race-world.ts";

/** Takes the step on this job at the server of this address; returns the status of the reply. */
export type Step = (url: string, jobId: string) => Promise<number>;

const reason = "The customer called.";
const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123" };
const feedback = { customerFeedback: "Good", customerRating: 5, workStatus: "Completed" as const };

/** All actions on a job, by the name that a failure shows. Their requests name the job as both people read it before the race. */
export function makeSteps(db: Database, { tokens, first, second, third, customer }: People, stage: Stage) {
  const { status, hasDetails = status === "Completed" } = stage;
  const price = hasDetails ? 1_500 : null;
  const read = { status, providerId: status === "Requested" ? null : first.id, price };
  const by =
    (who: keyof typeof tokens) =>
    <C extends Call>(call: C, request: (jobId: string) => RequestOf<C>): Step =>
    async (url, jobId) =>
      (await callUntilServed(url, call, request(jobId), { authorization: `Bearer ${tokens[who]}` })).status;
  const onItsPath =
    <Body>(body: Body) =>
    (id: string) => ({ params: { id }, body });
  const queue = { enqueue: async () => {} } as unknown as Services["queue"];
  const expire: Step = async (_url, jobId) => {
    await expireOffers({ db, clock: systemClock, queue }, { jobId, round: 1 });
    return 200;
  };
  return {
    accept: by("first")(jobs.acceptJob, (Id) => ({ body: { Id } })),
    acceptBySecond: by("second")(jobs.acceptJob, (Id) => ({ body: { Id } })),
    reject: by("first")(jobs.rejectJob, (jobId) => ({ body: { jobId, email: first.email } })),
    rejectBySecond: by("second")(jobs.rejectJob, (jobId) => ({ body: { jobId, email: second.email } })),
    expire,
    changeWords: by("customer")(posted.updateWebjob, onItsPath({ description: "Please ring twice." })),
    changeWork: by("customer")(posted.updateWebjob, onItsPath({ skill: otherSkill })),
    cancel: by("customer")(posted.cancelJob, onItsPath({ reason, read: { status } })),
    cancelByOffice: by("office")(desk.cancelDeskJob, onItsPath({ reason, read })),
    assign: by("office")(desk.assignJob, onItsPath({ providerId: third.id, reason, read })),
    arrive: by("first")(jobs.markArrival, (jobId) => ({ body: { jobId } })),
    overrideArrival: by("office")(desk.overrideArrival, onItsPath({ reason, read })),
    proposeTime: by("customer")(times.proposeTime, onItsPath({ time: "2036-03-05T10:00:00.000Z" })),
    agreeTime: by("first")(times.agreeTime, onItsPath({ time: "2036-03-05T10:00:00.000Z" })),
    declineTime: by("first")(times.declineTime, onItsPath({ time: "2036-03-05T10:00:00.000Z" })),
    runLate: by("first")(times.runLate, onItsPath({ minutes: 20 })),
    giveBack: by("first")(times.giveBack, onItsPath({ reason })),
    startByCode: by("first")(arrival.startByCode, onItsPath({ code: startCode })),
    renewStartCode: by("office")(arrival.renewStartCode, onItsPath({ reason })),
    reportPin: by("first")(arrival.reportPin, (id) => ({ params: { id } })),
    correctPin: by("customer")(arrival.correctPin, onItsPath({ pinLocationLatitude: 33.7, pinLocationLongitude: 73 })),
    submitDetails: by("first")(jobs.updateJobDetails, (id) => ({
      body: {
        id,
        duration: 1,
        salary: 2_000,
        description: "Done",
        location: "Kitchen",
        workStatus: "InProgress" as const,
      },
    })),
    agreePrice: by("customer")(corrections.agreePrice, onItsPath({ amount: 1_500 })),
    disputePrice: by("customer")(corrections.disputePrice, onItsPath({ amount: 1_500, words: "Too much." })),
    correctPrice: by("first")(corrections.correctPrice, onItsPath({ salary: 1_200, read: { price: price ?? 0 } })),
    endByCustomer: by("customer")(endWithoutWork, onItsPath({ reason: "price" as const, read: { price } })),
    endByProvider: by("first")(endWithoutWork, onItsPath({ reason: "nobody-opens" as const, read: { price } })),
    complete: by("first")(jobs.completeJob, (id) => ({ body: { id, ...feedback } })),
    saveDraft: by("first")(jobs.completeJob, (id) => ({ body: { id, ...feedback, workStatus: "Pending" as const } })),
    finish: by("first")(jobs.finishJob, (id) => ({ params: { id } })),
    completeByOffice: by("office")(desk.completeDeskJob, onItsPath({ reason, read })),
    confirm: by("customer")(posted.confirmJob, onItsPath({ rating: 2, feedback: "Late", cashPaid: 1_500 })),
    declareCash: by("first")(declareCash, (jobId) => ({ body: { jobId, amount: 1_500 } })),
    confirmCash: by("office")(
      confirmJobCash,
      onItsPath({ amount: 1_500, read: { price, declared: null, claimedByCustomer: null } }),
    ),
    payByCard: by("customer")(performTransaction, (jobId) => ({
      body: { ...card, amount: 1_500, email: customer.email, jobId },
    })),
  };
}

export type StepName = keyof ReturnType<typeof makeSteps>;

/** The actions that take each step of the table. A new step does not compile until it is raced. */
const racedAs: Record<TakenStep, StepName[]> = {
  change: ["changeWords", "changeWork"],
  accept: ["accept"],
  assign: ["assign"],
  reassign: ["assign"],
  arrive: ["arrive"],
  confirmArrival: ["overrideArrival"],
  proposeTime: ["proposeTime"],
  agreeTime: ["agreeTime"],
  declineTime: ["declineTime"],
  runLate: ["runLate"],
  giveBack: ["giveBack"],
  startByCode: ["startByCode"],
  renewStartCode: ["renewStartCode"],
  reportPin: ["reportPin"],
  correctPin: ["correctPin"],
  submitDetails: ["submitDetails"],
  saveDraft: ["saveDraft"],
  agreePrice: ["agreePrice"],
  disputePrice: ["disputePrice"],
  correctPrice: ["correctPrice"],
  endWithoutWork: ["endByCustomer", "endByProvider"],
  complete: ["complete", "finish", "completeByOffice"],
  confirm: ["confirm"],
  pay: ["payByCard"],
  declareCash: ["declareCash"],
  confirmCash: ["confirmCash"],
  cancel: ["cancel", "cancelByOffice"],
};

/** All actions that the table allows on a job in this state. */
export const stepsAt = (standing: { status: JobStatus; met: readonly JobNeed[] }): StepName[] =>
  (Object.keys(racedAs) as TakenStep[])
    .filter((step) => isPossible(jobSteps[step], standing, jobSteps[step].by))
    .flatMap((step) => racedAs[step]);
