import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { addAddress } from "@hunarmand/api/customers/addresses";
import { calls } from "@hunarmand/api/index";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { createJob } from "@hunarmand/api/jobs/customer";
import { addCard, performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { describe, expect, it, vi } from "vitest";
import { losingReplies } from "../../../test/faults/lost-replies.ts";
import { contactForm, jobForm, proposalForm, quoteForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { makeVoice } from "../../../test/make-voice.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import type { Answer } from "../../../test/send.ts";
import type { Tables } from "../../database/tables.ts";
import { sandboxNumbers } from "../../services/cards/sandbox-cards.ts";
import { dayOf } from "../../values/karachi-days.ts";

const portal = await startPortal();
const charge = vi.spyOn(portal.services.cards, "charge");
/** The same database, but every reply to a commit is lost. */
const cutOff = await openVariant(portal, { services: { db: losingReplies(portal.db) } });

const addressForm = { label: "Home", city: "Islamabad", area: "G-9", address: "House 12, Street 45" };
const headers = { "idempotency-key": "key" };
const card = { nameOnCard: "Ali", cardNumber: sandboxNumbers.approved, expiryDate: "12/29", cvv: "973" };

type Caller = Pick<typeof cutOff, "as">;
interface Creation {
  table: keyof Tables;
  send(caller: Caller, person: Person): Promise<Answer<never>>;
}

/** Each kind of call that creates something, and the table of what it creates. */
const creations: Record<string, Creation> = {
  "jobs.createJob": {
    table: "jobs",
    send: ({ as }, person) => as(person).call(createJob, { body: jobForm }, headers),
  },
  "customers.addAddress": {
    table: "customerAddresses",
    send: ({ as }, person) => as(person).call(addAddress, { body: addressForm }, headers),
  },
  "contracts.proposeContract": {
    table: "contracts",
    send: ({ as }, person) =>
      as(person).call(proposeContract, { body: { ...proposalForm, email: person.email } }, headers),
  },
  "contracts.requestQuote": {
    table: "quotes",
    send: ({ as }, person) => as(person).call(requestQuote, { body: quoteForm }, headers),
  },
  "inquiries.createComplain": {
    table: "inquiries",
    send: ({ as }, person) => as(person).call(createComplain, { body: contactForm }, headers),
  },
  "payments.performTransaction": {
    table: "cardTransactions",
    send: ({ as }, person) =>
      as(person).call(performTransaction, { body: { ...card, amount: 150, email: person.email } }, headers),
  },
  "payments.addCard": {
    table: "savedCards",
    send: ({ as }, person) => as(person).call(addCard, { body: { ...card, email: person.email } }, headers),
  },
};

const count = async (table: keyof Tables) =>
  (
    await portal.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow()
  ).rows;

describe.each(Object.entries(creations))("%s under an Idempotency-Key", (_name, { table, send }) => {
  it("is not repeated when the reply to its commit was lost", async () => {
    const person = await makeCustomer(portal);
    expect(await send(cutOff, person)).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    expect(await count(table)).toBe(1);
    charge.mockClear();
    const again = await send(portal, person);
    expect(again).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
    expect(await count(table)).toBe(1);
    expect(charge).not.toHaveBeenCalled();
  });

  it("is carried out by the next try when the first one failed", async () => {
    const person = await makeCustomer(portal);
    await portal.headersOf(person);
    const undone = Object.assign(new Error("no space left on device"), { code: "53100" });
    const transaction = vi.spyOn(portal.db, "transaction").mockImplementationOnce(() => {
      throw undone;
    });
    const insert = vi.spyOn(portal.db, "insertInto").mockImplementationOnce(() => {
      throw undone;
    });
    expect((await send(portal, person)).status).toBe(503);
    transaction.mockRestore();
    insert.mockRestore();
    expect(await count(table)).toBe(0);
    expect((await send(portal, person)).status).toBeLessThan(300);
    expect(await count(table)).toBe(1);
  });
});

/** Uploads note their file before the change itself. */
const uploads: Record<string, { table: keyof Tables; begin(person: Person): Promise<() => Promise<Answer<never>>> }> = {
  "jobs.addAttachment": {
    table: "jobAttachments",
    begin: async (customer) => {
      const id = await makeJob(portal, { customer, provider: await makeProvider(portal) });
      const body = () => makeForm({ kind: "voice", file: makeVoice() });
      return () => portal.as(customer).call(addAttachment, { params: { id }, body: body() }, headers);
    },
  },
  "payments.submitWalletPayment": {
    table: "walletPayments",
    begin: async (customer) => {
      const receipt = { walletType: "jazzcash", amount: "150", transactionId: "T-77120", senderName: "Ali" };
      const sentDate = dayOf(portal.services.clock.now());
      const form = { ...receipt, sentDate, email: customer.email, transactionImage: await makePicture() };
      return () => portal.as(customer).call(submitWalletPayment, { body: makeForm(form) }, headers);
    },
  },
};

it.each(Object.entries(uploads))("%s is not repeated when the reply to its commit was lost", async (_, upload) => {
  const customer = await makeCustomer(portal);
  const send = await upload.begin(customer);
  await portal.headersOf(customer);
  const transaction = vi.spyOn(portal.db, "transaction").mockImplementationOnce(losingReplies(portal.db).transaction);
  expect((await send()).status).toBe(503);
  transaction.mockRestore();
  expect(await count(upload.table)).toBe(1);
  expect(await send()).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
  expect(await count(upload.table)).toBe(1);
});

it("every call that creates something is tested", () => {
  const once = Object.entries(calls).flatMap(([name, call]) => (call.once ? [name] : []));
  const likeComplain = ["requestSupport", "applyForCareer", "submitComplaint"].map((name) => `inquiries.${name}`);
  // The office's calls, and payments on a gateway's own page, have tests in their own folders.
  const ownTests = [
    "payouts.preparePayouts",
    "payouts.applyBankFile",
    "contracts.enterContractPayment",
    "payments.refundPayment",
    "payments.correctPayment",
    "payments.startCardPayment",
    "providers.addProviderNote",
    "jobs.addJobNote",
    "inquiries.addInquiryNote",
    "inquiries.handOverInquiry",
    "inquiries.handOverInquiries",
    "reports.scheduleExport",
  ];
  const known = [...Object.keys(creations), ...Object.keys(uploads), ...likeComplain, ...ownTests];
  expect(once.filter((name) => !known.includes(name))).toEqual([]);
});

it("the reply is stored as soon as the database can store it", async () => {
  const person = await makeCustomer(portal);
  const keep = vi.spyOn(portal.db, "updateTable").mockImplementationOnce(() => {
    throw new Error("Connection terminated unexpectedly");
  });
  const first = await creations["contracts.requestQuote"]?.send(portal, person);
  keep.mockRestore();
  expect(first?.status).toBe(200);
  await expect
    .poll(async () => (await creations["contracts.requestQuote"]?.send(portal, person))?.body)
    .toEqual(first?.body);
  expect(await count("quotes")).toBe(1);
});
