import { closeAccountForPerson } from "@hunarmand/api/account/own-data";
import type { Call, RequestOf } from "@hunarmand/api/call";
import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { assignMember } from "@hunarmand/api/contracts/crew";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { createJob } from "@hunarmand/api/jobs/customer";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { contactForm, jobForm, proposalForm } from "../forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import { makeForm, makePicture } from "../make-image.ts";
import type { Person } from "../portal.ts";
import { callServer } from "../running-server.ts";
import { takeWhileLocked } from "./hold-jobs.ts";
import { openSession } from "./many-jobs.ts";
import { startTwoServers } from "./start-two-servers.ts";

/** Races closing an account on one server process against a call that would keep it open on another, while its row is locked. */
const { ground, first, second } = await startTwoServers();
const { db } = ground;
const office = await makeStaff(ground);
const officeToken = await openSession(db, office, "Owner");

interface Step {
  /** Whose account closes. */
  person: Person;
  token: string;
  call: Call;
  request: RequestOf<Call>;
}

const step = <C extends Call>(person: Person, token: string, { call, request }: { call: C; request: RequestOf<C> }) =>
  ({ person, token, call, request }) as unknown as Step;

async function byCustomer<C extends Call>(
  call: C,
  makeRequest: (person: Person) => RequestOf<C> | Promise<RequestOf<C>>,
) {
  const person = await makeCustomer(ground);
  const token = await openSession(db, person, "Customer");
  return step(person, token, { call, request: await makeRequest(person) });
}

async function withOffer() {
  const [person, customer] = [await makeProvider(ground), await makeCustomer(ground)];
  return { person, jobId: await makeJob(ground, { provider: person, customer }) };
}

async function makeActiveContract(): Promise<string> {
  const owner = await makeCustomer(ground);
  const { phoneNumber: phone, contractDetails: details, ...proposal } = proposalForm;
  const now = ground.clock.now();
  const times = { requestedAt: now, activatedAt: now };
  const row = {
    ...proposal,
    ...times,
    phone,
    details,
    id: crypto.randomUUID(),
    accountId: owner.id,
    status: "Active" as const,
  };
  await db.insertInto("contracts").values(row).execute();
  return row.id;
}

const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123", amount: 500 };
const transactionImage = await makePicture();

const steps: [name: string, block: string, make: () => Promise<Step>][] = [
  ["posts a job", "closing-job-open", () => byCustomer(createJob, () => ({ body: jobForm }))],
  ["proposes a contract", "closing-job-open", () => byCustomer(proposeContract, () => ({ body: proposalForm }))],
  [
    "pays by card",
    "closing-money-owed",
    () => byCustomer(performTransaction, ({ email }) => ({ body: { ...card, email } })),
  ],
  [
    "hands in a wallet payment",
    "closing-money-owed",
    () =>
      byCustomer(submitWalletPayment, ({ email }) => ({
        body: makeForm({
          ...{ walletType: "jazzcash", amount: "150", transactionId: `TX-${crypto.randomUUID().slice(0, 8)}` },
          ...{ senderName: "Ayesha", sentDate: new Date().toISOString(), email, transactionImage },
        }),
      })),
  ],
  ["complains", "closing-dispute-open", () => byCustomer(createComplain, () => ({ body: contactForm }))],
  [
    "accepts a job",
    "closing-job-open",
    async () => {
      const { person, jobId } = await withOffer();
      const token = await openSession(db, person, "Provider");
      return step(person, token, { call: acceptJob, request: { body: { Id: jobId } } });
    },
  ],
  [
    "is given a job",
    "closing-job-open",
    async () => {
      const { person, jobId } = await withOffer();
      const read = { status: "Requested" as const, providerId: null, price: null };
      const body = { providerId: person.id, reason: "Nearest.", read };
      return step(person, officeToken, { call: assignJob, request: { params: { id: jobId }, body } });
    },
  ],
  [
    "joins a crew",
    "closing-job-open",
    async () => {
      const person = await makeProvider(ground);
      const request = { params: { id: await makeActiveContract() }, body: { providerId: person.id } };
      return step(person, officeToken, { call: assignMember, request });
    },
  ],
];

const take = ({ token, call, request }: Step) =>
  callServer(second.url, call, request, { authorization: `Bearer ${token}` });
const close = ({ person }: Step) => {
  const request = { params: { id: person.id }, body: { reason: "Asked for it by phone." } };
  return callServer(first.url, closeAccountForPerson, request, { authorization: `Bearer ${officeToken}` });
};
/** Waits for the notices of the set-up first, because a notice waits for its account's row, too. */
const lock = (id: string) => async (transaction: Database) => {
  const left = db.selectFrom("liveEvents").select("id").where("notifiedAt", "is", null);
  await expect.poll(() => left.execute()).toEqual([]);
  await transaction.selectFrom("accounts").select("id").where("id", "=", id).forUpdate().execute();
};
const isClosed = async ({ person }: Step) =>
  (await db.selectFrom("accounts").select("closedAt").where("id", "=", person.id).executeTakeFirstOrThrow())
    .closedAt !== null;

it.each(steps)("a person who %s while their account closes finds it closed", async (_name, _block, make) => {
  const made = await make();
  const pair = { early: () => close(made), late: () => take(made) };
  const [[closing, taken] = []] = await takeWhileLocked(db, lock(made.person.id), [pair]);
  expect(closing?.status).toBe(200);
  // A person's own call fails with their session. The office's call reports that the account is closed.
  expect([401, 409]).toContain(taken?.status);
  expect(await isClosed(made)).toBe(true);
});

it.each(steps)("an account stays open when its person %s before it closes", async (_name, block, make) => {
  const made = await make();
  const pair = { early: () => take(made), late: () => close(made) };
  const [[taken, closing] = []] = await takeWhileLocked(db, lock(made.person.id), [pair]);
  expect(taken?.status).toBeLessThan(300);
  expect([closing?.status, closing?.body]).toMatchObject([409, { code: block }]);
  expect(await isClosed(made)).toBe(false);
});
