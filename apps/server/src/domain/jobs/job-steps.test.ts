import { getJob } from "@hunarmand/api/jobs/customer";
import { offerStatus, offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { readJob } from "@hunarmand/api/jobs/office";
import { getJobDetails, listRequestedJobs, rejectJob } from "@hunarmand/api/jobs/provider";
import { jobStatus, jobSteps } from "@hunarmand/api/jobs/steps";
import { type Actor, findNextSteps, isPossible } from "@hunarmand/api/steps";
import { describe, expect, it } from "vitest";
import { copyJob } from "../../../test/copy-job.ts";
import { everybody, hasProvider, people, type Stage, stages, type Who } from "../../../test/job-stages.ts";
import { type TakenStep, waysToStep } from "../../../test/job-step-calls.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readWholeJobs } from "../../../test/read-whole-jobs.ts";

const portal = await startPortal();

const { requested, accepted, inProgress, completed, cancelled } = jobStatus;

async function makeEverybody(): Promise<Record<Who, Person>> {
  return {
    "its provider": await makeProvider(portal),
    "another provider": await makeProvider(portal),
    "a pending provider": await makeProvider(portal, { status: "Pending" }),
    "its customer": await makeCustomer(portal),
    "another customer": await makeCustomer(portal),
    "a Dispatcher": await makeStaff(portal, "Dispatcher"),
    Finance: await makeStaff(portal, "Finance"),
    Support: await makeStaff(portal, "Support"),
  };
}

const makeJobAt = (stage: Stage, made: Record<Who, Person>) =>
  makeJob(portal, {
    provider: made["its provider"],
    customer: made["its customer"],
    status: stage.status,
    ...("hasDetails" in stage ? { hasDetails: true } : {}),
  });

/** Makes a job and copies of it, one for each person. */
async function makeJobsAt(stage: Stage, made: Record<Who, Person>): Promise<string[]> {
  const model = await makeJobAt(stage, made);
  return [model, ...(await copyJob(portal.db, model, everybody.length - 1))];
}

/** Steps that share one call, which takes the possible one. */
const alike: Partial<Record<TakenStep, TakenStep[]>> = {
  assign: ["assign", "reassign"],
  reassign: ["assign", "reassign"],
};
/** The stages in which a repeat by the same person gets the same reply and changes nothing. */
const repeats: Partial<Record<TakenStep, Stage["name"][]>> = {
  accept: [accepted, inProgress, "with details", completed],
  arrive: [inProgress, "with details"],
  complete: [completed],
  cancel: [cancelled],
};
/** Steps whose refusal has a code of its own. */
const refusedAs: Partial<Record<TakenStep, string>> = { pay: "job-not-completed" };

interface Cell {
  step: TakenStep;
  stage: Stage;
  who: Who;
  access: readonly string[];
}

/** Returns the expected result by the tables of steps. */
function expectationOf({ step, stage, who, access }: Cell): { moves: boolean; code: string } {
  const { actor, audiences, isParty } = people[who];
  if (!audiences.some((audience) => access.includes(audience)))
    return {
      moves: false,
      code:
        who === "a pending provider" && access.includes("verified-provider") ? "provider-not-verified" : "not-allowed",
    };
  const isTheirs = isParty && (jobSteps[step].by as readonly Actor[]).includes(actor);
  // If no provider has the job, as with the cancelled one here, only the offer is theirs.
  if (!isTheirs || (actor === "provider" && !hasProvider(stage) && step !== "accept"))
    return { moves: false, code: "job-not-found" };
  const mayMove = (alike[step] ?? [step]).some((name) => isPossible(jobSteps[name], stage, [actor]));
  if (mayMove) return { moves: true, code: "ok" };
  if (repeats[step]?.includes(stage.name)) return { moves: false, code: "ok" };
  return { moves: false, code: refusedAs[step] ?? "job-state" };
}

interface Sent {
  jobIds: string[];
  made: Record<Who, Person>;
  thirdId: string;
}

/** Everybody takes the step of a job of their own. Returns the replies' codes, "ok" for a success. */
async function sendByAll(attemptOf: (typeof waysToStep)[number]["attemptOf"], { jobIds, made, thirdId }: Sent) {
  const replies: { who: Who; access: readonly string[]; code: string }[] = [];
  for (const [place, who] of everybody.entries()) {
    const { call, request } = attemptOf({
      jobId: jobIds[place] ?? "",
      email: made[who].email,
      thirdId,
      amount: 1_500,
    });
    const { status, body } = await portal.as(made[who]).call(call, request);
    const code = status < 300 ? "ok" : (body as unknown as { code: string }).code;
    replies.push({ who, access: call.access as readonly string[], code });
  }
  return replies;
}

describe("the table of steps decides who may move a job from which status", () => {
  it.each(waysToStep)("$step as $as", async ({ step, attemptOf }) => {
    const made = await makeEverybody();
    const third = await makeProvider(portal);
    const wrong: string[] = [];
    for (const stage of stages) {
      const jobIds = await makeJobsAt(stage, made);
      const before = await readWholeJobs(portal.db, jobIds);
      const replies = await sendByAll(attemptOf, { jobIds, made, thirdId: third.id });
      const after = await readWholeJobs(portal.db, jobIds);
      for (const [place, { who, access, code }] of replies.entries()) {
        const actual = `${step} by ${who} when ${stage.name}: moves ${after[place] !== before[place]}, ${code}`;
        const due = expectationOf({ step, stage, who, access });
        const expected = `${step} by ${who} when ${stage.name}: moves ${due.moves}, ${due.code}`;
        if (actual !== expected) wrong.push(`${actual}; expected ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(waysToStep)("$step as $as is refused without a token", async ({ attemptOf }) => {
    const jobId = await makeJob(portal, {
      provider: await makeProvider(portal),
      customer: await makeCustomer(portal),
      status: stages[3].status,
    });
    const { call, request } = attemptOf({ jobId, email: "a@example.pk", thirdId: jobId, amount: 1 });
    expect((await portal.call(call, request)).status).toBe(401);
  });
});

/** 409 for the provider's own offer, 404 for another's, 403 for other roles. */
function rejectionOf(who: Who): number {
  const isProvider = (people[who].audiences as readonly string[]).includes("verified-provider");
  if (!isProvider) return 403;
  return people[who].isParty ? 409 : 404;
}

describe("the table of steps decides who may reject an offer from which status", () => {
  it.each(stages)("when the job is $name", async (stage) => {
    const made = await makeEverybody();
    for (const who of everybody) {
      const jobId = await makeJobAt(stage, made);
      // Once all have rejected, other providers are asked.
      const findOffer = () =>
        portal.db
          .selectFrom("offers")
          .select("status")
          .where("jobId", "=", jobId)
          .where("providerId", "=", made["its provider"].id)
          .executeTakeFirstOrThrow();
      const before = await findOffer();
      const { email } = made[who];
      const { status } = await portal.as(made[who]).call(rejectJob, { body: { jobId, email } });
      const mayMove = people[who].isParty && isPossible(offerSteps.reject, before, [people[who].actor]);
      expect([who, status]).toEqual([who, mayMove ? 200 : rejectionOf(who)]);
      expect((await findOffer()).status).toBe(mayMove ? offerSteps.reject.to : before.status);
    }
  });
});

describe("a reply about a job lists the next steps of its reader", () => {
  it.each(stages)("when it is $name", async (stage) => {
    const made = await makeEverybody();
    const jobId = await makeJobAt(stage, made);
    const stepsOf = (actor: Actor) =>
      findNextSteps(jobSteps, { ...stage, met: stage.met.filter((need) => need !== "openOffer") }, [actor]);
    const at = { params: { id: jobId } };
    const read = async (who: "a Dispatcher" | "Finance" | "Support") =>
      (await portal.as(made[who]).call(readJob, at)).body.nextSteps;

    expect((await portal.as(made["its customer"]).call(getJob, at)).body.nextSteps).toEqual(stepsOf("customer"));
    expect(await read("a Dispatcher")).toEqual(stepsOf("Dispatcher"));
    expect(await read("Finance")).toEqual(stepsOf("Finance"));
    expect(await read("Support")).toEqual([]);
    const provider = portal.as(made["its provider"]);
    if (stage.status === requested) {
      const { email } = made["its provider"];
      const { body } = await provider.call(listRequestedJobs, { params: { email }, query: {} });
      const ofOffer = findNextSteps(offerSteps, { status: offerStatus.offered }, ["provider"]);
      expect(body.map(({ nextSteps }) => nextSteps)).toEqual([ofOffer]);
    } else if (stage.status !== cancelled) {
      const { body } = await provider.call(getJobDetails, { params: { jobId } });
      expect(body.nextSteps).toEqual(stepsOf("provider"));
    }
  });
});
