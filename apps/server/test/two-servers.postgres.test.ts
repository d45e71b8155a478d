import { randomUUID } from "node:crypto";
import type { Call, RequestOf } from "@hunarmand/contract/call";
import { acceptJob, completeJob } from "@hunarmand/contract/jobs";
import { createProvider } from "@hunarmand/contract/providers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../src/database/postgres.ts";
import { startSession } from "../src/http/sessions.ts";
import { systemClock } from "../src/services/clock.ts";
import { openTokens } from "../src/services/tokens.ts";
import { makeCustomer, makeJob, makeProvider } from "./make.ts";
import type { Person } from "./portal.ts";
import { makeDatabase } from "./postgres-server.ts";
import { callServer, type RunningServer, runServer, testSecret } from "./running-server.ts";

/** Races over two server processes that share one PostgreSQL: what the database decides, it decides for both. */
const attempts = 20;

let servers: RunningServer[] = [];
let ground: { db: ReturnType<typeof openPostgres>["db"]; clock: typeof systemClock };
let close = async () => {};

beforeAll(async () => {
  const databaseUrl = await makeDatabase();
  servers = [await runServer({ DATABASE_URL: databaseUrl }), await runServer({ DATABASE_URL: databaseUrl })];
  const database = openPostgres(databaseUrl);
  ground = { db: database.db, clock: systemClock };
  close = database.close;
});

afterAll(async () => {
  await close();
  for (const server of servers) await server.end("SIGTERM");
});

const openSession = (person: Person, role: "Provider" | "Customer" | "Owner"): Promise<string> =>
  startSession(
    { ...ground, tokens: openTokens(testSecret) },
    { ...person, role, status: undefined, firstName: "T", lastName: "P" },
  );

/** Sends the same thing many times at once, to both servers in turn; answers the statuses, sorted. */
async function race<C extends Call>(call: C, requests: RequestOf<C>[], token?: string): Promise<number[]> {
  const sent = requests.map((request, index) => {
    const server = servers[index % servers.length];
    return callServer(server?.url ?? "", call, request, token ? { authorization: `Bearer ${token}` } : {});
  });
  return (await Promise.all(sent)).map(({ status }) => status).sort();
}

const times = <T>(make: (index: number) => T): T[] => Array.from({ length: attempts }, (_, index) => make(index));

describe("on two servers at once", () => {
  it("one signup of the same person wins", async () => {
    const body = {
      FirstName: "Ali",
      LastName: "Raza",
      FatherName: "Muhammad",
      PhoneNumber: "03331234567",
      CNIC: "6110176543211",
      Email: "race@example.pk",
      Password: "Hunarmand#2026",
      Gender: "male" as const,
      City: "Islamabad",
      Area: "G-9",
      Category: "Installations",
      Skill: "AC Installation",
    };
    const statuses = await race(
      createProvider,
      times(() => ({ body })),
    );
    expect(statuses).toEqual([201, ...Array(attempts - 1).fill(409)]);
  });

  it("a job that its winner accepts again and again has one line of history", async () => {
    const [provider, customer] = [await makeProvider(ground), await makeCustomer(ground)];
    const jobId = await makeJob(ground, { provider, customer });
    const statuses = await race(
      acceptJob,
      times(() => ({ body: { Id: jobId } })),
      await openSession(provider, "Provider"),
    );
    expect(statuses).toEqual(Array(attempts).fill(200));
    const events = await ground.db.selectFrom("jobEvents").select("kind").where("jobId", "=", jobId).execute();
    expect(events).toEqual([{ kind: "accepted" }]);
  });

  it("a job that is completed twenty times over has one review, the winner's", async () => {
    const [provider, customer] = [await makeProvider(ground), await makeCustomer(ground)];
    const id = await makeJob(ground, { provider, customer, status: "InProgress", hasDetails: true });
    const request = (index: number) => ({
      body: {
        id,
        customerFeedback: `Report ${index} ${randomUUID()}`,
        customerRating: 5,
        workStatus: "Completed" as const,
      },
    });
    const statuses = await race(completeJob, times(request), await openSession(provider, "Provider"));
    expect(statuses).toEqual(Array(attempts).fill(200));
    expect(await ground.db.selectFrom("reviews").select("jobId").where("jobId", "=", id).execute()).toHaveLength(1);
    const events = await ground.db.selectFrom("jobEvents").select("kind").where("jobId", "=", id).execute();
    expect(events).toEqual([{ kind: "completed" }]);
  });
});
