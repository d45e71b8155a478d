import { readdirSync } from "node:fs";
import { login } from "@hunarmand/api/account/account";
import { closeAccount, closeAccountForPerson, exportOwnData } from "@hunarmand/api/account/own-data";
import type { Call, RequestOf } from "@hunarmand/api/call";
import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { requestQuote } from "@hunarmand/api/contracts/quotes";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { blockCustomer, listCustomers, readCustomer, unblockCustomer } from "@hunarmand/api/customers/office";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { createJob } from "@hunarmand/api/jobs/customer";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { giveBack, runLate } from "@hunarmand/api/jobs/times";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { declineWalletPayment } from "@hunarmand/api/payments/office";
import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { suspendProvider, verifyProvider } from "@hunarmand/api/providers/office";
import { createProvider } from "@hunarmand/api/providers/providers";
import { exportCustomers } from "@hunarmand/api/reports/exports";
import { expect, it } from "vitest";
import { queueErasures } from "../../src/account/closing/queue-erasures.ts";
import { notifyPeople } from "../../src/notices/notify-people.ts";
import { onPhone } from "../devices.ts";
import { contactForm, jobForm, proposalForm, quoteForm, signupForm } from "../forms.ts";
import { makeStaff } from "../make.ts";
import { makeForm, makePicture } from "../make-image.ts";
import { makeVoice } from "../make-voice.ts";
import { type Person, startPortal } from "../portal.ts";
import { runTasks } from "../run-tasks.ts";
import { dumpTables } from "./database-dump.ts";
import { fillBehindTheCalls, findId } from "./fill-behind-the-calls.ts";

const portal = await startPortal();

const password = "a good long password";
const words = "Zarmeena Qazalbash (0333 1112233) and Behzad Tareen, +92 345-7778899, CNIC 61101-5551234-7";
const reason = `About ${words}`;
/** Names, numbers and addresses of both, in lower case and without what people write between digits. */
const traces = [
  "zarmeena",
  "qazalbash",
  "behzad",
  "tareen",
  "gulab",
  "3331112233",
  "3457778899",
  "3219990011",
  "6110155512347",
];
/** What proves a payment stays as long as the tax office may ask for it. */
const documents = ["card_transactions", "wallet_payments", "payouts", "payment_returns"].map(
  (name) => `public.${name}`,
);

async function findTraces(): Promise<string[]> {
  const found: string[] = [];
  for (const [table, text] of await dumpTables(portal.db)) {
    const plain = text.toLowerCase();
    const digits = plain.replace(/[ ()-]/g, "");
    for (const trace of traces) if (plain.includes(trace) || digits.includes(trace)) found.push(`${table}: ${trace}`);
  }
  return found;
}

async function ask<C extends Call>(person: Person, call: C, request: RequestOf<C>) {
  const answer = await portal.as(person).call(call, request);
  expect(answer.status < 300 ? [] : answer.error, call.path).toEqual([]);
  return answer.body;
}

async function signUp() {
  const customerForm = {
    ...{ firstName: "Zarmeena", lastName: "Qazalbash", phoneNumber: "0333 1112233", email: "zarmeena.q@example.pk" },
    ...{ password, address: "Qazalbash House", city: "Islamabad", area: "G-9" },
  };
  await portal.call(signupCustomer, { body: customerForm });
  const provider = await portal.call(createProvider, {
    body: {
      ...signupForm,
      ...{ FirstName: "Behzad", LastName: "Tareen", FatherName: "Gulab", PhoneNumber: "+92 345 7778899" },
      ...{ CNIC: "61101-5551234-7", Email: "behzad.t@example.pk", Password: password, PhoneNumber2: "03219990011" },
    },
  });
  expect(provider.status).toBe(201);
  const rows = await portal.db.selectFrom("accounts").select(["id", "email", "phone", "role"]).execute();
  const find = (role: string) => rows.find((row) => row.role === role) as Person;
  return { customer: find("Customer"), provider: find("Provider") };
}

/** Both do, and have done about them, whatever leaves words behind. Nothing is open at the end. */
async function leaveTraces(customer: Person, provider: Person) {
  const owner = await makeStaff(portal);
  const picture = await makePicture();
  await ask(provider, uploadCnicFront, { params: { id: provider.id }, body: makeForm({ cnicFront: picture }) });
  await ask(owner, verifyProvider, { params: { id: provider.id } });
  const { jobId } = await ask(customer, createJob, { body: { ...jobForm, address: words, description: words } });
  const attach = { params: { id: jobId } };
  await ask(customer, addAttachment, { ...attach, body: makeForm({ kind: "picture", file: picture }) });
  await ask(customer, addAttachment, { ...attach, body: makeForm({ kind: "voice", file: makeVoice() }) });
  await ask(provider, acceptJob, { body: { Id: jobId } });
  await ask(provider, addAttachment, { ...attach, body: makeForm({ kind: "before", file: picture }) });
  await ask(provider, runLate, { params: { id: jobId }, body: { minutes: 20 } });
  await ask(provider, giveBack, { params: { id: jobId }, body: { reason } });
  await ask(customer, proposeContract, {
    body: { ...proposalForm, contractorName: "Zarmeena Qazalbash", contractDetails: words },
  });
  await ask(customer, requestQuote, { body: { ...quoteForm, phone: customer.phone, details: words } });
  await ask(customer, createComplain, { body: { ...contactForm, inquiry: words } });
  await ask(owner, resolveInquiry, { params: { id: await findId(portal.db, "inquiries") }, body: { answer: words } });
  await payByWallet(customer, owner, picture);
  await ask(owner, blockCustomer, { params: { id: customer.id }, body: { reason } });
  await ask(owner, unblockCustomer, { params: { id: customer.id }, body: { reason } });
  await ask(owner, suspendProvider, { params: { id: provider.id }, body: { reason } });
  await ask(owner, readCustomer, { params: { id: customer.id } });
  await ask(owner, listCustomers, { query: { search: "Zarmeena Qazalbash" } });
  await ask(owner, exportCustomers, { query: { search: "Zarmeena Qazalbash" } });
  await ask(owner, listOutbox, { query: { to: customer.email } });
  await fillBehindTheCalls(portal.db, { customer, provider, jobId, words });
  await notifyPeople(portal.services);
  return owner;
}

/** Failed logins before anybody had the name, and wrong ones afterwards. */
async function tryNames() {
  for (const identifier of ["zarmeena.q@example.pk", "0333 1112233", "+92 345 7778899"])
    await portal.call(login, { body: { identifier, password: "not the right one" } }, onPhone);
}

/** Rows of the security log by which somebody could still be found. */
const listPersonalEvents = async () =>
  (await portal.db.selectFrom("securityEvents").selectAll().execute()).filter(
    ({ browser, identifierHash }) => browser !== null || identifierHash !== null,
  );

async function payByWallet(customer: Person, owner: Person, picture: Uint8Array) {
  const payment = { walletType: "easypaisa", amount: "150", transactionId: "TX-1001", senderName: words.slice(0, 20) };
  const more = { sentDate: "2026-03-01", email: customer.email, transactionImage: picture };
  await ask(customer, submitWalletPayment, { body: makeForm({ ...payment, ...more }) });
  await ask(owner, declineWalletPayment, {
    params: { id: await findId(portal.db, "walletPayments") },
    body: { reason },
  });
}

/** By their random names: other tests of this worker may have left some of theirs. */
const storedBefore = new Set<string>();
const listStoredFiles = () =>
  readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !storedBefore.has(file.name))
    .map(({ name }) => name);

it("nothing of a closed account stays but the ledger's lines: after its days no person, after the legal years no document", async () => {
  for (const name of listStoredFiles()) storedBefore.add(name);
  await tryNames();
  const { customer, provider } = await signUp();
  await tryNames();
  expect((await listPersonalEvents()).length).toBe(6);
  const owner = await leaveTraces(customer, provider);
  expect((await findTraces()).length).toBeGreaterThan(30);
  expect(listStoredFiles().length).toBe(5);

  portal.forgetSessions();
  const own = await portal.as(customer).call(exportOwnData, { body: { currentPassword: password } });
  expect(own.headers["content-disposition"]).toContain("hunarmand-my-data-2026-03-02.json");
  expect(own.body).toMatchObject({ account: [{ firstName: "Zarmeena" }], jobsPosted: [{ description: words }] });

  // A suspended handyman cannot log in: the office closes for them. The customer does it alone.
  await ask(owner, closeAccountForPerson, { params: { id: provider.id }, body: { reason } });
  await ask(customer, closeAccount, { body: { currentPassword: password } });
  const again = await portal.call(login, { body: { identifier: customer.email, password } });
  expect(again.error.code).toBe("login-failed");
  await notifyPeople(portal.services);
  expect(await queueErasures(portal.services)).toBe(0);

  portal.clock.advance({ days: 31 });
  expect(await queueErasures(portal.services)).toBe(2);
  await runTasks(portal.services);
  const left = await findTraces();
  expect(left.filter((trace) => !documents.some((table) => trace.startsWith(table)))).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  expect(await listPersonalEvents()).toEqual([]);

  portal.clock.advance({ days: 2_200 });
  expect(await queueErasures(portal.services)).toBe(2);
  await runTasks(portal.services);
  expect(await findTraces()).toEqual([]);
  expect(await portal.db.selectFrom("files").select("id").execute()).toEqual([]);
  expect(listStoredFiles()).toEqual([]);
  expect(await queueErasures(portal.services)).toBe(0);
});
