import { setTimeout as pause } from "node:timers/promises";
import type { Role } from "@hunarmand/api/account/login-reply";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { expect } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { systemClock } from "../../src/services/clock.ts";
import { startSession } from "../../src/services/login/sessions.ts";
import { openTokens } from "../../src/services/login/tokens.ts";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import type { Person } from "../portal.ts";
import { callServer, testSecret } from "../running-server.ts";

/** A session of this person for server processes; see `runServer`. */
export const openSession = (db: Database, person: Person, role: Role): Promise<string> => {
  const account = { ...person, role, status: undefined, firstName: "T", lastName: "P" };
  return startSession(
    { db, clock: systemClock, tokens: openTokens([testSecret]), origin: undefined },
    account,
    "login-password",
  );
};

/** One provider with many offers, and their token. */
export interface ManyJobs {
  provider: Person;
  customer: Person;
  jobIds: string[];
  token: string;
}

export async function makeManyJobs(db: Database, count: number): Promise<ManyJobs> {
  const ground = { db, clock: systemClock };
  const [provider, customer] = [await makeProvider(ground), await makeCustomer(ground)];
  const jobIds: string[] = [];
  for (let i = 0; i < count; i++) jobIds.push(await makeJob(ground, { provider, customer }));
  return { provider, customer, jobIds, token: await openSession(db, provider, "Provider") };
}

const senders = 8;
const retryMilliseconds = 100;

export interface Tries {
  /** All jobs that can be accepted. */
  jobIds: readonly string[];
  acknowledged: string[];
  /** The statuses of failed replies. */
  refusals: Set<number>;
}

/** Accepts the jobs one by one from several senders at once, each until it is acknowledged, while the server runs. */
export async function acceptAll(
  url: string,
  { jobIds, token }: ManyJobs,
  onReply: (acknowledged: number, reply: "acknowledged" | "refused") => void = () => {},
): Promise<Tries> {
  const waiting = [...jobIds];
  const acknowledged: string[] = [];
  const refusals = new Set<number>();
  const headers = { authorization: `Bearer ${token}` };
  const send = async () => {
    for (let Id = waiting.pop(); Id; Id = waiting.pop()) {
      const answer = await callServer(url, acceptJob, { body: { Id } }, headers).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 200) onReply(acknowledged.push(Id), "acknowledged");
      else {
        refusals.add(answer.status);
        onReply(acknowledged.length, "refused");
        waiting.push(Id);
        await pause(retryMilliseconds);
      }
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  return { jobIds, acknowledged, refusals };
}

/** Expects that all acknowledged accepts are stored, and that each accepted job has its line of history. */
export async function expectNothingLost(db: Database, { jobIds, acknowledged }: Tries): Promise<void> {
  const jobs = await db.selectFrom("jobs").select(["id", "status"]).where("id", "in", jobIds).execute();
  const events = await db
    .selectFrom("jobEvents")
    .select("jobId")
    .where("kind", "=", "accepted")
    .where("jobId", "in", jobIds)
    .execute();
  const accepted = jobs.flatMap(({ id, status }) => (status === "Accepted" ? [id] : []));
  expect(accepted).toEqual(expect.arrayContaining(acknowledged));
  expect(events.map(({ jobId }) => jobId).sort()).toEqual(accepted.sort());
}
