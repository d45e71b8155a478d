import { createJob } from "@hunarmand/api/jobs/customer";
import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { systemClock } from "../../src/services/clock.ts";
import { jobForm } from "../forms.ts";
import { makeCustomer } from "../make.ts";
import { longDeadlineScale } from "../portal.ts";
import { makeDatabase } from "../postgres-server.ts";
import { makeManyJobs, openSession } from "../races/many-jobs.ts";
import { callServer, type RunningServer, runServer } from "../running-server.ts";
import { type DatabaseLine, startDatabaseLine } from "./database-line.ts";

/** PostgreSQL commits, but the reply is lost (docs/security-rules.md SF1). */
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let line: DatabaseLine;
let server: RunningServer;
let database: ReturnType<typeof openPostgres>;

beforeAll(async () => {
  const databaseUrl = await makeDatabase();
  line = await startDatabaseLine(databaseUrl);
  server = await runServer({ DATABASE_URL: line.url });
  database = openPostgres(databaseUrl, { deadlineScale: longDeadlineScale });
});

afterAll(async () => {
  await server.end("SIGTERM");
  await line.stop();
  await database.close();
});

it("a retry with the same Idempotency-Key after a lost commit reply creates nothing new", async () => {
  const customer = await makeCustomer({ db: database.db, clock: systemClock });
  const token = await openSession(database.db, customer, "Customer");
  const headers = { ...bearer(token), "idempotency-key": "key" };
  const address = "House 7, in a street that no other job is in";
  const create = () => callServer(server.url, createJob, { body: { ...jobForm, address } }, headers);
  line.loseCommitOf(address);
  const [first, second] = [await create(), await create()];
  expect([first.status, second.status]).toEqual([503, 409]);
  expect(second.body).toMatchObject({ code: "idempotency-unknown" });
  const made = await database.db.selectFrom("jobs").select("id").where("customerId", "=", customer.id).execute();
  expect(made).toHaveLength(1);
});

it("a step is retried with success after a lost commit reply", async () => {
  const { jobIds, customer } = await makeManyJobs(database.db, 1);
  const token = await openSession(database.db, customer, "Customer");
  const address = "House 8, in a street that no other job is in";
  const request = { params: { id: jobIds[0] ?? "" }, body: { ...jobForm, address } };
  line.loseCommitOf(address);
  const first = await callServer(server.url, updateWebjob, request, bearer(token));
  const second = await callServer(server.url, updateWebjob, request, bearer(token));
  expect([first.status, second.status]).toEqual([503, 200]);
});
