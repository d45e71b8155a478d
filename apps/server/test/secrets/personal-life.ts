import { sendResetCode } from "@hunarmand/api/account/passwords";
import type { Call } from "@hunarmand/api/call";
import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { addAddress } from "@hunarmand/api/customers/addresses";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { blockCustomer, listCustomers, readCustomer, unblockCustomer } from "@hunarmand/api/customers/office";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { createJob } from "@hunarmand/api/jobs/customer";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { giveBack, runLate } from "@hunarmand/api/jobs/times";
import { updateNoticeWishes } from "@hunarmand/api/notices/channels";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { subscribePush, updateQuietHours } from "@hunarmand/api/notices/push";
import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { suspendProvider, verifyProvider } from "@hunarmand/api/providers/office";
import { refusePaper } from "@hunarmand/api/providers/papers";
import { createProvider } from "@hunarmand/api/providers/providers";
import { exportCustomers } from "@hunarmand/api/reports/exports";
import { expect } from "vitest";
import { notifyPeople } from "../../src/notices/notify-people.ts";
import { contactForm, jobForm, proposalForm, quoteForm, signupForm } from "../forms.ts";
import { makeProvider, makeStaff } from "../make.ts";
import { makeForm, makePicture } from "../make-image.ts";
import { makeVoice } from "../make-voice.ts";
import type { Person, Portal } from "../portal.ts";
import { makeSubscription } from "../push-service.ts";
import type { RequestWithoutFacts } from "../read-facts.ts";
import { fillWithoutCalls, findId } from "./fill-without-calls.ts";
import { moveMoney } from "./personal-money.ts";

export const password = "a good long password";
export const address = `Chinar "Villa" & Sons 12, Street 45`;
export const words = `Zarmeena  D'Qazalbash (0333 1112233) of ${address} and Behzad Tareen, +92 345-7778899, CNIC 61101-5551234-7`;
export const reason = `About ${words}`;

/** Names, numbers and addresses of both, in lower case and without separators between digits. */
export const traces = [
  ...["zarmeena", "qazalbash", "behzad", "tareen", "gulab", "chinar"],
  ...["3331112233", "3457778899", "3219990011", "6110155512347", "203.0.113.9"],
];

/** Sends a call that must succeed. Returns its reply. */
export const makeAsk =
  (portal: Portal) =>
  async <C extends Call>(
    person: Person,
    call: C,
    request: RequestWithoutFacts<C>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await portal.as(person).call(call, request, headers);
    expect(answer.status < 300 ? [] : answer.error, call.path).toEqual([]);
    return answer.body;
  };

export async function signUp(portal: Portal) {
  const customerForm = {
    ...{ firstName: "Zarmeena", lastName: "D'Qazalbash", phoneNumber: "0333 1112233", email: "zarmeena.q@example.pk" },
    ...{ password, address, city: "Islamabad", area: "G-9" },
  };
  await portal.call(signupCustomer, { body: customerForm });
  const provider = await portal.call(createProvider, {
    body: {
      ...signupForm,
      ...{ FirstName: "Behzad", LastName: "Tareen", FatherName: "Gulab", PhoneNumber: "+92 345 7778899" },
      ...{
        CNIC: "61101-5551234-7",
        Email: "behzad.t@example.pk",
        Password: password,
        PhoneNumberAlt: "03219990011",
        Qualification: "Intermediate",
      },
    },
  });
  expect(provider.status).toBe(201);
  const rows = await portal.db.selectFrom("accounts").select(["id", "email", "phone", "role"]).execute();
  const find = (role: string) => rows.find((row) => row.role === role) as Person;
  return { customer: find("Customer"), provider: find("Provider") };
}

/** Makes both take every action that stores words, and others act on them. Nothing is open at the end. */
export async function leaveTraces(portal: Portal, customer: Person, provider: Person) {
  const ask = makeAsk(portal);
  const owner = await makeStaff(portal);
  const picture = await makePicture();
  const ofProvider = { params: { id: provider.id } };
  await ask(provider, uploadCnicFront, { ...ofProvider, body: makeForm({ cnicFront: picture }) });
  await ask(owner, refusePaper, { params: { id: provider.id, kind: "cnic-front" }, body: { reason } });
  await ask(owner, verifyProvider, ofProvider);
  const jobId = await workTogether(portal, { customer, provider, picture });
  await ask(customer, proposeContract, {
    body: { ...proposalForm, contractorName: "Zarmeena D'Qazalbash", contractDetails: words, address },
  });
  const masons = { crew: [{ trade: "Masonry", handymen: 12 }], exactHandymen: 12 };
  await ask(customer, requestQuote, {
    body: { ...quoteForm, ...masons, phone: customer.phone, details: words, address },
  });
  await ask(customer, addAddress, { body: { label: words.slice(0, 20), city: "Islamabad", area: "G-9", address } });
  await ask(customer, updateNoticeWishes, { body: { wishes: [{ group: "money", channels: ["mail"] }] } });
  await ask(customer, updateQuietHours, { body: { quietHours: { fromHour: 21, toHour: 8 } } });
  await portal.call(sendResetCode, { body: { email: customer.email } });
  await ask(customer, createComplain, { body: { ...contactForm, inquiry: words } });
  await ask(owner, resolveInquiry, { params: { id: await findId(portal.db, "inquiries") }, body: { answer: words } });
  await moveMoney(portal, { customer, provider, owner, picture });
  await meetOffice(portal, { customer, provider, owner });
  // The office has ended their session.
  portal.forgetSessions();
  await ask(customer, subscribePush, { body: makeSubscription() });
  await fillWithoutCalls(portal.db, { customer, provider, jobId, words });
  await notifyPeople(portal.services);
  return owner;
}

async function workTogether(
  portal: Portal,
  { customer, provider, picture }: { customer: Person; provider: Person; picture: Uint8Array },
) {
  const ask = makeAsk(portal);
  const { jobId } = await ask(customer, createJob, { body: { ...jobForm, address, description: words } });
  const attach = { params: { id: jobId } };
  await ask(customer, addAttachment, { ...attach, body: makeForm({ kind: "picture", file: picture }) });
  await ask(customer, addAttachment, { ...attach, body: makeForm({ kind: "voice", file: makeVoice() }) });
  await ask(provider, acceptJob, { body: { Id: jobId } });
  await notifyPeople(portal.services);
  await ask(provider, addAttachment, { ...attach, body: makeForm({ kind: "before", file: picture }) });
  await ask(provider, runLate, { ...attach, body: { minutes: 20 } });
  await ask(provider, giveBack, { ...attach, body: { reason } });
  return jobId;
}

/** The office's actions on them, and on another person because of them. */
async function meetOffice(
  portal: Portal,
  { customer, provider, owner }: { customer: Person; provider: Person; owner: Person },
) {
  const ask = makeAsk(portal);
  const bystander = await makeProvider(portal);
  await ask(owner, suspendProvider, { params: { id: bystander.id }, body: { reason } });
  await ask(owner, blockCustomer, { params: { id: customer.id }, body: { reason } });
  await ask(owner, unblockCustomer, { params: { id: customer.id }, body: { reason } });
  await ask(owner, suspendProvider, { params: { id: provider.id }, body: { reason } });
  await ask(owner, readCustomer, { params: { id: customer.id } });
  await ask(owner, listCustomers, { query: { search: "Zarmeena D'Qazalbash" } });
  await ask(owner, exportCustomers, { query: { search: "Zarmeena D'Qazalbash" } });
  await ask(owner, listOutbox, { query: { to: customer.email } });
}
