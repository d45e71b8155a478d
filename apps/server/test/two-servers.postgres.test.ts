import { randomUUID } from "node:crypto";
import { resetPassword, sendResetCode } from "@hunarmand/contract/account";
import type { Call, RequestOf } from "@hunarmand/contract/call";
import { createJob } from "@hunarmand/contract/customers";
import { acceptJob, completeJob } from "@hunarmand/contract/jobs";
import { submitWalletPayment } from "@hunarmand/contract/payments";
import { approveWalletPayment, declineWalletPayment } from "@hunarmand/contract/payments-desk";
import { createProvider } from "@hunarmand/contract/providers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../src/database/postgres.ts";
import { startSession } from "../src/http/sessions.ts";
import { systemClock } from "../src/services/clock.ts";
import { openTokens } from "../src/services/tokens.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "./make.ts";
import { makeForm, makePicture } from "./make-image.ts";
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

const openSession = (person: Person, role: "Provider" | "Customer" | "Finance"): Promise<string> =>
  startSession(
    { ...ground, tokens: openTokens(testSecret) },
    { ...person, role, status: undefined, firstName: "T", lastName: "P" },
  );

/** Sends the same thing many times at once, to both servers in turn; answers the statuses, sorted. */
async function race<C extends Call>(
  call: C,
  requests: RequestOf<C>[],
  { token, key }: { token?: string; key?: string } = {},
): Promise<number[]> {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { "idempotency-key": key } : {}),
  };
  const sent = requests.map((request, index) =>
    callServer(servers[index % servers.length]?.url ?? "", call, request, headers),
  );
  return (await Promise.all(sent)).map(({ status }) => status).sort();
}

const wish = { category: "Installations", skill: "AC Installation", city: "Islamabad", area: "G-9" };

const proofOf = (provider: Person, transactionId: string, transactionImage: Buffer) => ({
  body: makeForm({
    walletType: "jazzcash",
    amount: "100",
    transactionId,
    senderName: "Sender",
    sentDate: "2026-03-01",
    email: provider.email,
    transactionImage,
  }),
});

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
      { token: await openSession(provider, "Provider") },
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
    const statuses = await race(completeJob, times(request), { token: await openSession(provider, "Provider") });
    expect(statuses).toEqual(Array(attempts).fill(200));
    expect(await ground.db.selectFrom("reviews").select("jobId").where("jobId", "=", id).execute()).toHaveLength(1);
    const events = await ground.db.selectFrom("jobEvents").select("kind").where("jobId", "=", id).execute();
    expect(events).toEqual([{ kind: "completed" }]);
  });

  it("a wallet's transaction id is taken once", async () => {
    const provider = await makeProvider(ground);
    const token = await openSession(provider, "Provider");
    const picture = await makePicture();
    const statuses = await race(
      submitWalletPayment,
      times(() => proofOf(provider, "RACE-1", picture)),
      { token },
    );
    expect(statuses).toEqual([200, ...Array(attempts - 1).fill(409)]);
  });

  it("an approval and a decline of one payment have one outcome, with one entry or none in the ledger", async () => {
    const [provider, finance] = [await makeProvider(ground), await makeStaff(ground, "Finance")];
    const [token, desk] = [await openSession(provider, "Provider"), await openSession(finance, "Finance")];
    await race(submitWalletPayment, [proofOf(provider, "RACE-2", await makePicture())], { token });
    const payment = await ground.db
      .selectFrom("walletPayments")
      .select("id")
      .where("accountId", "=", provider.id)
      .executeTakeFirstOrThrow();
    const params = { id: payment.id };
    const [approvals, refusals] = await Promise.all([
      race(
        approveWalletPayment,
        times(() => ({ params })),
        { token: desk },
      ),
      race(
        declineWalletPayment,
        times(() => ({ params, body: { reason: "No such payment." } })),
        { token: desk },
      ),
    ]);
    const isApproved = approvals.includes(200);
    expect([...new Set(isApproved ? approvals : refusals)]).toEqual([200]);
    expect([...new Set(isApproved ? refusals : approvals)]).toEqual([409]);
    const posted = await ground.db
      .selectFrom("ledgerTransactions")
      .select("id")
      .where("sourceId", "=", payment.id)
      .execute();
    expect(posted).toHaveLength(isApproved ? 1 : 0);
  });

  it("a reset code opens the door once", async () => {
    const customer = await makeCustomer(ground);
    const { email } = customer;
    await race(sendResetCode, [{ body: { email } }]);
    const mail = await ground.db
      .selectFrom("outbox")
      .select("text")
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    const code = /\b\d{6}\b/.exec(mail.text ?? "")?.[0] ?? "";
    const body = (index: number) => ({ body: { email, code, newPassword: `a long password, number ${index}` } });
    const statuses = await race(resetPassword, times(body));
    expect(statuses).toEqual([200, ...Array(attempts - 1).fill(400)]);
  });

  it("the same Idempotency-Key makes one job", async () => {
    const customer = await makeCustomer(ground);
    const token = await openSession(customer, "Customer");
    const body = { ...wish, address: "House 5, Street 5" };
    const statuses = await race(
      createJob,
      times(() => ({ body })),
      { token, key: "one job only" },
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const jobs = await ground.db.selectFrom("jobs").select("id").where("customerId", "=", customer.id).execute();
    expect(jobs).toHaveLength(1);
  });
});
