import { randomUUID } from "node:crypto";
import { createJob } from "@hunarmand/api/jobs/customer";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import type { Database } from "../../apps/server/src/database/database.ts";
import { systemClock } from "../../apps/server/src/services/clock.ts";
import { jobForm } from "../../apps/server/test/forms.ts";
import { makeCustomer } from "../../apps/server/test/make.ts";
import { makeManyJobs, openSession } from "../../apps/server/test/races/many-jobs.ts";
import { callServer } from "../../apps/server/test/running-server.ts";
import type { Write } from "./client.ts";

const customers = 4;
const writesOfEachKind = 150;

/** The writes of one fault: jobs that customers post, each under its own Idempotency-Key, and jobs that a handyman accepts. */
export interface Ground {
  writes: Write[];
  /** Posted jobs have an address that begins with it. */
  prefix: string;
  acceptable: string[];
}

export interface GroundSize {
  posts: number;
  accepts: number;
}

const nameAccept = (jobId: string): string => `accept ${jobId}`;

/** Makes writes: posts and accepts, the accepts spread evenly among the posts. */
export async function makeGround(
  db: Database,
  { posts, accepts }: GroundSize = { posts: writesOfEachKind, accepts: writesOfEachKind },
): Promise<Ground> {
  const { jobIds, token } = await makeManyJobs(db, accepts);
  const tokens: string[] = [];
  for (let made = 0; made < customers; made++)
    tokens.push(await openSession(db, await makeCustomer({ db, clock: systemClock }), "Customer"));
  const prefix = `Fault ${randomUUID()}`;
  const writes: Write[] = [];
  const postsBetween = posts / accepts;
  for (let index = 0; index < posts; index++) {
    writes.push(postJob(`${prefix}, house ${index}`, tokens[index % customers] ?? ""));
    const jobId = jobIds[Math.floor(index / postsBetween)];
    if (jobId && index % postsBetween === 0) writes.push(acceptOf(jobId, token));
  }
  return { writes, prefix, acceptable: jobIds };
}

/** The address is the write's name. Each repetition has the same key. */
function postJob(address: string, token: string): Write {
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  return { name: address, send: (url) => callServer(url, createJob, { body: { ...jobForm, address } }, headers) };
}

function acceptOf(Id: string, token: string): Write {
  const headers = { authorization: `Bearer ${token}` };
  return { name: nameAccept(Id), send: (url) => callServer(url, acceptJob, { body: { Id } }, headers) };
}

/** One name for each posted job, and one for each line in the history of an accepted job. */
export async function readStored(db: Database, { prefix, acceptable }: Ground): Promise<string[]> {
  const posted = await db.selectFrom("jobs").select("address").where("address", "like", `${prefix}%`).execute();
  const accepted = await db
    .selectFrom("jobs")
    .innerJoin("jobEvents", "jobEvents.jobId", "jobs.id")
    .select("jobs.id")
    .where("jobs.id", "in", acceptable)
    .where("jobs.status", "=", "Accepted")
    .where("jobEvents.kind", "=", "accepted")
    .execute();
  return [...posted.map(({ address }) => address), ...accepted.map(({ id }) => nameAccept(id))];
}
