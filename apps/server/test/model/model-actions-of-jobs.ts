import * as api from "@hunarmand/api/jobs/provider";
import { eightyMetersAway, thirtyMetersAway } from "../make.ts";
import * as jobs from "./model-of-jobs.ts";
import type { Model, ModelJob } from "./model-state.ts";
import { type Action, get } from "./model-steps.ts";
import { outcomeOf, type World } from "./model-world.ts";

/** A provider's action on a job, in the portal and in the model. */
export interface Pair {
  job: ModelJob;
  provider: number;
}

export async function accept(_model: Model, world: World, { job, provider }: Pair): Promise<Action> {
  const body = { Id: get(world.jobIds, job.number) };
  const answer = await world.portal.as(get(world.providers, provider)).call(api.acceptJob, { body });
  const expected = jobs.accept(job, provider);
  return { said: `provider ${provider} accepts job ${job.number}`, expected, outcome: outcomeOf(answer) };
}

export async function reject(model: Model, world: World, { job, provider }: Pair): Promise<Action> {
  const person = get(world.providers, provider);
  const body = { jobId: get(world.jobIds, job.number), email: person.email };
  const answer = await world.portal.as(person).call(api.rejectJob, { body });
  const expected = jobs.reject(model, job, provider);
  return { said: `provider ${provider} rejects job ${job.number}`, expected, outcome: outcomeOf(answer) };
}

const positions = { none: {}, near: thirtyMetersAway, far: eightyMetersAway };

export async function arrive(
  _model: Model,
  world: World,
  { job, provider, position }: Pair & { position: keyof typeof positions },
): Promise<Action> {
  const body = { jobId: get(world.jobIds, job.number), ...positions[position] };
  const answer = await world.portal.as(get(world.providers, provider)).call(api.markArrival, { body });
  const expected = jobs.arrive(job, provider, position);
  const said = `provider ${provider} arrives at job ${job.number} (position: ${position})`;
  return { said, expected, outcome: outcomeOf(answer) };
}

export async function submitDetails(
  _model: Model,
  world: World,
  { job, provider, pricePaisa }: Pair & { pricePaisa: number },
): Promise<Action> {
  const facts = { duration: 1, description: "Done", location: "At home" };
  const body = { ...facts, id: get(world.jobIds, job.number), salary: pricePaisa / 100 };
  const answer = await world.portal.as(get(world.providers, provider)).call(api.updateJobDetails, { body });
  const expected = jobs.submitDetails(job, provider, pricePaisa);
  const said = `provider ${provider} asks ${pricePaisa} paisa for job ${job.number}`;
  return { said, expected, outcome: outcomeOf(answer) };
}

/** Without a rating it uses the call that takes no feedback. */
export async function complete(
  model: Model,
  world: World,
  { job, provider, rating }: Pair & { rating: number | undefined },
): Promise<Action> {
  const id = get(world.jobIds, job.number);
  const own = world.portal.as(get(world.providers, provider));
  const feedback = { customerFeedback: "Reported", customerRating: rating ?? 5, workStatus: "Completed" as const };
  const answer =
    rating === undefined
      ? await own.call(api.finishJob, { params: { id } })
      : await own.call(api.completeJob, { body: { id, ...feedback } });
  const expected = jobs.complete(model, job, { provider, rating });
  const said = `provider ${provider} completes job ${job.number} with ${rating ?? "no"} stars`;
  return { said, expected, outcome: outcomeOf(answer) };
}
