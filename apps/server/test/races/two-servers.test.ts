import { randomUUID } from "node:crypto";
import { resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import type { Call, RequestOf } from "@hunarmand/api/call";
import { updateCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { createJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { acceptJob, completeJob } from "@hunarmand/api/jobs/provider";
import { approveWalletPayment, declineWalletPayment } from "@hunarmand/api/payments/office";
import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { createProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { jobForm, signupForm } from "../forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import { makeForm, makePicture } from "../make-image.ts";
import type { Person } from "../portal.ts";
import { callServer, callUntilServed } from "../running-server.ts";
import { openSession } from "./many-jobs.ts";
import { startTwoServers } from "./start-two-servers.ts";

/** Races on two server processes with one PostgreSQL. */
const attempts = 20;

const { ground, first, second } = await startTwoServers();

/** Sends the same request many times at once, to both servers in turn. Returns the sorted statuses. */
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
    callUntilServed(index % 2 === 0 ? first.url : second.url, call, request, headers),
  );
  return (await Promise.all(sent)).map(({ status }) => status).sort();
}

const proofOf = (provider: Person, transactionId: string, transactionImage: Buffer) => ({
  body: makeForm({
    walletType: "jazzcash",
    amount: "100",
    transactionId,
    senderName: "Sender",
    sentDate: new Date().toISOString(),
    email: provider.email,
    transactionImage,
  }),
});

const times = <T>(make: (index: number) => T): T[] => Array.from({ length: attempts }, (_, index) => make(index));

describe("on two servers at once", () => {
  it("of many signups of the same person, one succeeds", async () => {
    const statuses = await race(
      createProvider,
      times(() => ({ body: signupForm })),
    );
    expect(statuses).toEqual([201, ...Array(attempts - 1).fill(409)]);
  });

  it("a job that one provider accepts many times has one line of history", async () => {
    const [provider, customer] = [await makeProvider(ground), await makeCustomer(ground)];
    const jobId = await makeJob(ground, { provider, customer });
    const statuses = await race(
      acceptJob,
      times(() => ({ body: { Id: jobId } })),
      { token: await openSession(ground.db, provider, "Provider") },
    );
    expect(statuses).toEqual(Array(attempts).fill(200));
    const events = await ground.db.selectFrom("jobEvents").select("kind").where("jobId", "=", jobId).execute();
    expect(events).toEqual([{ kind: "accepted" }]);
  });

  it("a job that is completed twenty times has one review, that of the successful call", async () => {
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
    const statuses = await race(completeJob, times(request), {
      token: await openSession(ground.db, provider, "Provider"),
    });
    expect(statuses).toEqual(Array(attempts).fill(200));
    expect(await ground.db.selectFrom("reviews").select("jobId").where("jobId", "=", id).execute()).toHaveLength(1);
    const events = await ground.db.selectFrom("jobEvents").select("kind").where("jobId", "=", id).execute();
    expect(events).toEqual([{ kind: "completed" }]);
  });

  it("a wallet's transaction id is accepted once", async () => {
    const provider = await makeProvider(ground);
    const token = await openSession(ground.db, provider, "Provider");
    const picture = await makePicture();
    const statuses = await race(
      submitWalletPayment,
      times(() => proofOf(provider, "RACE-1", picture)),
      { token },
    );
    expect(statuses).toEqual([200, ...Array(attempts - 1).fill(409)]);
  });

  it("an approval and a decline of one payment have one outcome, with one ledger entry or none", async () => {
    const [provider, finance] = [await makeProvider(ground), await makeStaff(ground, "Finance")];
    const [token, desk] = [
      await openSession(ground.db, provider, "Provider"),
      await openSession(ground.db, finance, "Finance"),
    ];
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

  it("a reset code works once", async () => {
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

  it("the same Idempotency-Key creates one job", async () => {
    const customer = await makeCustomer(ground);
    const token = await openSession(ground.db, customer, "Customer");
    const statuses = await race(
      createJob,
      times(() => ({ body: jobForm })),
      { token, key: "one job only" },
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const jobs = await ground.db.selectFrom("jobs").select("id").where("customerId", "=", customer.id).execute();
    expect(jobs).toHaveLength(1);
  });

  it("a name that the office changes on one server appears in lists of the other", async () => {
    const customer = await makeCustomer(ground);
    const id = await makeJob(ground, { customer, provider: await makeProvider(ground) });
    const { skillId } = await ground.db
      .selectFrom("jobs")
      .select("skillId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const authorization = `Bearer ${await openSession(ground.db, customer, "Customer")}`;
    const readThere = async () => {
      const { body } = await callServer(second.url, listMyJobs, { query: {} }, { authorization });
      return (body as { skill: string }[])[0]?.skill;
    };
    expect(await readThere()).toBe("AC Installation");
    const desk = `Bearer ${await openSession(ground.db, await makeStaff(ground, "Dispatcher"), "Dispatcher")}`;
    const rename = { params: { kind: "skills" as const, id: String(skillId) }, body: { name: "AC Fitting" } };
    const renamed = await callServer(first.url, updateCatalogueEntry, rename as never, { authorization: desk });
    expect(renamed.status).toBe(200);
    await expect.poll(readThere).toBe("AC Fitting");
  });
});
