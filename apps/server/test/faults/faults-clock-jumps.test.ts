import { getUserData, login } from "@hunarmand/api/account/account";
import { resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { createJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { acceptJob, completeJob, listRequestedJobs, markArrival, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { listCategories } from "@hunarmand/api/lookups/lookups";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { getEarnings } from "@hunarmand/api/payments/provider";
import { describe, expect, it } from "vitest";
import { inquirePendingCharges } from "../../src/payments/cards/inquire-pending-charges.ts";
import { sandboxNumbers } from "../../src/services/cards/sandbox-cards.ts";
import { jobForm, quoteForm } from "../forms.ts";
import { openLimited, refused } from "../limited-portal.ts";
import { makeCustomer, makeProvider, makeStaff, thirtyMetersAway } from "../make.ts";
import { type Person, startPortal } from "../portal.ts";

/** The clock jumps while people use the portal (docs/security-rules.md SF1). */
const portal = await startPortal();
const { clock } = portal;
const password = "a good long password";
const jumps = [
  ["an hour back", { hours: -1 }],
  ["an hour ahead", { hours: 1 }],
  ["a day back", { days: -1 }],
  ["a day ahead", { days: 1 }],
] as const;

const post = (customer: Person) =>
  portal.as(customer).call(createJob, { body: { ...jobForm, phoneNumber: "03001234567" } });

/** Sessions expire after a day, and a jump may be a day. A new login is harmless for a session that still holds. */
const logInAgain = () => portal.forgetSessions();

describe.each(jumps)("a clock that jumps %s", (_name, jump) => {
  it("does not stop a job, and its money is counted once", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const id = (await post(customer)).body.jobId;
    const jumpNow = (): void => {
      clock.advance(jump);
      logInAgain();
    };
    jumpNow();
    expect((await portal.as(provider).call(acceptJob, { body: { Id: id } })).status).toBe(200);
    jumpNow();
    const arrival = { jobId: id, ...thirtyMetersAway, accuracy: 5 };
    expect((await portal.as(provider).call(markArrival, { body: arrival })).status).toBe(200);
    jumpNow();
    const details = { id, duration: 1, salary: 1_500, description: "Done", location: "G-9", workStatus: "InProgress" };
    expect((await portal.as(provider).call(updateJobDetails, { body: details as never })).status).toBe(200);
    jumpNow();
    const ending = { id, customerFeedback: "Good", customerRating: 5, workStatus: "Completed" as const };
    for (let times = 0; times < 2; times++) {
      expect((await portal.as(provider).call(completeJob, { body: ending })).status).toBe(200);
    }
    expect((await portal.as(provider).call(getEarnings, { query: {} })).status).toBe(200);
    expect(await portal.db.selectFrom("reviews").select("jobId").execute()).toEqual([{ jobId: id }]);
    const events = await portal.db.selectFrom("jobEvents").select("kind").orderBy("id").execute();
    expect(events.filter(({ kind }) => kind === "completed")).toHaveLength(1);
  });

  it("does not repeat or skip rows between the pages of a list", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const made: string[] = [];
    for (let count = 0; count < 5; count++) {
      made.push((await post(customer)).body.jobId);
      clock.advance(count % 2 === 0 ? jump : { minutes: 1 });
      logInAgain();
    }
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { limit: "2", ...(cursor ? { cursor } : {}) } as never;
      const page = await portal.as(customer).call(listMyJobs, { query });
      expect(page.status).toBe(200);
      seen.push(...page.body.map(({ id }) => id));
      cursor = page.headers["x-next-cursor"] as string | undefined;
      clock.advance(jump);
      logInAgain();
      if (!cursor) break;
    }
    expect(seen.sort()).toEqual(made.sort());
    const params = { email: provider.email };
    expect((await portal.as(provider).call(listRequestedJobs, { params, query: {} })).status).toBe(200);
  });

  it("does not charge a card twice, also when its status is requested meanwhile", async () => {
    const provider = await makeProvider(portal);
    const { cards } = portal.services;
    let isCharging = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    // Sent to the gateway, but not received there yet.
    portal.services.cards = {
      ...cards,
      charge: async (charge) => {
        isCharging.resolve();
        await goOn.promise;
        return cards.charge(charge);
      },
    };
    const card = { nameOnCard: "Ali", cardNumber: sandboxNumbers.approved, expiryDate: "12/29", cvv: "973" };
    const body = { ...card, amount: 150, email: provider.email };
    const paying = portal.as(provider).call(performTransaction, { body });
    await isCharging.promise;
    isCharging = Promise.withResolvers();
    clock.advance(jump);
    await inquirePendingCharges(portal.services);
    goOn.resolve();
    expect(await paying).toMatchObject({ status: 200, body: { transaction: { Status: "success" } } });
    portal.services.cards = cards;
    clock.advance({ minutes: 2 });
    expect(await inquirePendingCharges(portal.services)).toBe(0);
    const posted = await portal.db.selectFrom("ledgerTransactions").select("id").execute();
    expect(posted).toHaveLength(1);
  });

  it("does not keep a charge without a reply from being settled soon after", async () => {
    const provider = await makeProvider(portal);
    const card = {
      nameOnCard: "Ali",
      cardNumber: sandboxNumbers.timesOutThenApproved,
      expiryDate: "12/29",
      cvv: "973",
    };
    await portal.as(provider).call(performTransaction, { body: { ...card, amount: 150, email: provider.email } });
    clock.advance(jump);
    clock.advance({ minutes: 2 });
    expect(await inquirePendingCharges(portal.services)).toBe(1);
    const rows = await portal.db.selectFrom("cardTransactions").select("status").execute();
    expect(rows).toEqual([{ status: "success" }]);
  });

  it("does not block a person for longer than a limit's period", async () => {
    const passwordHash = await portal.passwords.hash(password);
    const person = await makeCustomer(portal, { passwordHash });
    const limited = await openLimited(portal);
    const logIn = (secret: string) => limited.call(login, { body: { identifier: person.email, password: secret } });
    for (let count = 0; count < 5; count++) expect((await logIn("a wrong password")).status).toBe(401);
    expect(await logIn(password)).toMatchObject(refused);
    clock.advance(jump);
    clock.advance({ minutes: 16 });
    expect((await logIn(password)).status).toBe(200);
  });

  it("does not stop the flow of calls for longer than a minute", async () => {
    const limited = await openLimited(portal);
    for (let count = 0; count < 100; count++) await limited.call(listCategories, {});
    expect(await limited.call(listCategories, {})).toMatchObject(refused);
    clock.advance(jump);
    clock.advance({ minutes: 1 });
    expect((await limited.call(listCategories, {})).status).toBe(200);
  });

  it("does not extend the life of a reset code, and a new code works", async () => {
    const { email } = await makeCustomer(portal);
    const readCode = async () => {
      const mails = await portal.db.selectFrom("outbox").select("text").orderBy("createdAt").execute();
      await portal.db.deleteFrom("outbox").execute();
      return /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
    };
    const reset = async (code: string) =>
      (await portal.call(resetPassword, { body: { email, code, newPassword: password } })).status;
    await portal.call(sendResetCode, { body: { email } });
    const old = await readCode();
    clock.advance(jump);
    expect(await reset(old)).toBe(400);
    clock.advance({ minutes: 2 });
    await portal.call(sendResetCode, { body: { email } });
    expect(await reset(await readCode())).toBe(200);
  });

  it("does not keep the Idempotency-Key of an aborted request locked", async () => {
    const customer = await makeCustomer(portal);
    const ask = () => portal.as(customer).call(requestQuote, { body: quoteForm }, { "idempotency-key": "key" });
    await ask();
    await portal.db.updateTable("idempotencyKeys").set({ status: null, body: null }).execute();
    clock.advance(jump);
    logInAgain();
    expect((await ask()).status).toBeOneOf([200, 409]);
    clock.advance({ minutes: 2 });
    const { status, error } = await ask();
    expect([status, error.code]).toBeOneOf([
      [200, undefined],
      [409, "idempotency-unknown"],
    ]);
  });
});

it("a session stays valid when the clock is corrected", async () => {
  const staff = await makeStaff(portal);
  const headers = await portal.headersOf(staff);
  const ask = async () => (await portal.call(getUserData, {}, headers)).status;
  clock.advance({ minutes: -30 });
  expect(await ask()).toBe(200);
  clock.advance({ minutes: 30 });
  expect(await ask()).toBe(200);
});
