import type { Call, RequestOf } from "@hunarmand/api/call";
import type { JobStatus } from "@hunarmand/api/jobs/job";
import * as contract from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff, thirtyMetersAway } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

type Stage = JobStatus | "DetailsSubmitted";
type Action = "accept" | "reject" | "arrive" | "submitDetails" | "complete" | "finish";
type Who = "owner" | "other provider" | "pending provider" | "customer" | "office" | "nobody";

const stages: Stage[] = ["Requested", "Accepted", "InProgress", "DetailsSubmitted", "Completed", "Cancelled"];
const people: Who[] = ["owner", "other provider", "pending provider", "customer", "office", "nobody"];

/** The only cells in which the owner moves the job, and those where a repeat gets the same reply. */
const moves: Record<Action, Stage[]> = {
  accept: ["Requested"],
  reject: ["Requested"],
  arrive: ["Accepted"],
  submitDetails: ["InProgress", "DetailsSubmitted"],
  // The made job was completed without feedback: it may follow.
  complete: ["DetailsSubmitted", "Completed"],
  finish: ["DetailsSubmitted"],
};
const repeats: Partial<Record<Action, Stage[]>> = {
  accept: ["Accepted", "InProgress", "DetailsSubmitted", "Completed"],
  arrive: ["InProgress", "DetailsSubmitted"],
  finish: ["Completed"],
};

interface Attempt<C extends Call = Call> {
  call: C;
  request: RequestOf<C>;
}

const attempt = <C extends Call>(call: C, request: RequestOf<C>) => ({ call, request }) as unknown as Attempt;

function attemptOf(action: Action, jobId: string, email: string): Attempt {
  const details = { id: jobId, duration: 1, salary: 2_000, description: "Done", location: "Kitchen" };
  const feedback = { customerFeedback: "Good", customerRating: 5, workStatus: "Completed" as const };
  const attempts: Record<Action, Attempt> = {
    accept: attempt(contract.acceptJob, { body: { Id: jobId } }),
    reject: attempt(contract.rejectJob, { body: { jobId, email } }),
    arrive: attempt(contract.markArrival, { body: { jobId, ...thirtyMetersAway } }),
    submitDetails: attempt(contract.updateJobDetails, { body: details }),
    complete: attempt(contract.completeJob, { body: { id: jobId, ...feedback } }),
    finish: attempt(contract.finishJob, { params: { id: jobId } }),
  };
  return attempts[action];
}

async function makeScene(stage: Stage) {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const hasDetails = stage === "DetailsSubmitted" || stage === "Completed";
  const status = stage === "DetailsSubmitted" ? "InProgress" : stage;
  const jobId = await makeJob(portal, { provider, customer, status, hasDetails });
  return { provider, customer, jobId };
}

async function findPerson(who: Who, scene: { provider: Person; customer: Person }): Promise<Person | undefined> {
  if (who === "owner") return scene.provider;
  if (who === "other provider") return makeProvider(portal);
  if (who === "pending provider") return makeProvider(portal, { status: "Pending" });
  if (who === "customer") return scene.customer;
  return who === "office" ? makeStaff(portal) : undefined;
}

/** Everything that a step of this job could change. */
async function readJob(jobId: string) {
  const { db } = portal;
  return {
    job: await db.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirst(),
    offers: await db.selectFrom("offers").selectAll().where("jobId", "=", jobId).execute(),
    events: await db.selectFrom("jobEvents").selectAll().where("jobId", "=", jobId).execute(),
    reviews: await db.selectFrom("reviews").selectAll().where("jobId", "=", jobId).execute(),
  };
}

const cells = (Object.keys(moves) as Action[]).flatMap((action) =>
  stages.flatMap((stage) => people.map((who) => ({ action, stage, who }))),
);

describe("who may move a job from which state", () => {
  it.each(cells)("$action by $who when $stage", async ({ action, stage, who }) => {
    const scene = await makeScene(stage);
    const person = await findPerson(who, scene);
    const before = await readJob(scene.jobId);
    const { call, request } = attemptOf(action, scene.jobId, person?.email ?? "nobody@example.pk");

    const { status } = person ? await portal.as(person).call(call, request) : await portal.call(call, request);

    const isOwner = who === "owner";
    if (isOwner && moves[action].includes(stage)) {
      expect(status).toBe(200);
      expect(await readJob(scene.jobId)).not.toEqual(before);
      return;
    }
    if (isOwner && repeats[action]?.includes(stage)) expect(status).toBe(200);
    else expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await readJob(scene.jobId)).toEqual(before);
  });
});
