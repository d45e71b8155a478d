import { closeAccount, closeAccountForPerson, exportOwnData, sendOwnerCode } from "@hunarmand/api/account/own-data";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { createJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { describe, expect, it } from "vitest";
import { contactForm, jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff, startCodeAlone } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { postTransaction } from "../../domain/payments/ledger.queries.ts";

const portal = await startPortal();

const password = "a good long password";
const proof = { body: { currentPassword: password } };
const hash = () => portal.passwords.hash(password);
const close = (person: Person) => portal.as(person).call(closeAccount, proof);

const owe = (customer: Person) =>
  postTransaction(portal.db, {
    kind: "wallet-payment",
    sourceId: customer.id,
    jobId: null,
    lines: [
      { accountKind: "wallet-clearing", ownerId: null, amountPaisa: 500 },
      { accountKind: "customer", ownerId: customer.id, amountPaisa: -500 },
    ],
    now: portal.clock.now(),
  });
const complain = (customer: Person) => portal.as(customer).call(createComplain, { body: contactForm });

describe("closing an account", () => {
  it.each([
    ["a job runs", "closing-job-open", (customer: Person) => portal.as(customer).call(createJob, { body: jobForm })],
    ["money is owed", "closing-money-owed", owe],
    ["a complaint is open", "closing-dispute-open", complain],
  ] as const)("is refused while %s, with the reason, and the account stays unchanged", async (_case, code, hinder) => {
    const customer = await makeCustomer(portal, { passwordHash: await hash() });
    await hinder(customer);
    expect((await close(customer)).error).toMatchObject({ code });
    expect((await portal.as(customer).call(listMyJobs, { query: {} })).status).toBe(200);
  });

  it("is refused to a handyman with a current job; after closing they get no more offers", async () => {
    const provider = await makeProvider(portal, { passwordHash: await hash() });
    const customer = await makeCustomer(portal);
    const id = await makeJob(portal, { customer, provider, status: "Accepted" });
    expect((await close(provider)).error).toMatchObject({ code: "closing-job-open" });
    await portal.db.updateTable("jobs").set({ status: "Cancelled" }).where("id", "=", id).execute();
    const open = await makeJob(portal, { customer, provider });
    expect((await close(provider)).status).toBe(200);
    const offers = await portal.db.selectFrom("offers").select("status").where("jobId", "=", open).execute();
    expect(offers).toEqual([{ status: "Withdrawn" }]);
    const { body } = await portal.as(customer).call(createJob, { body: jobForm });
    expect(await portal.db.selectFrom("offers").selectAll().where("jobId", "=", body.jobId).execute()).toEqual([]);
    expect((await portal.as(provider).call(closeAccount, proof)).status).toBe(401);
  });

  it("requires the password, like the export of one's data, or a code if there is no password", async () => {
    const customer = await makeCustomer(portal, { passwordHash: await hash() });
    for (const call of [closeAccount, exportOwnData]) {
      const none = await portal.as(customer).call(call, { body: {} });
      expect(none.error).toMatchObject({ code: "password-required" });
      const wrong = await portal.as(customer).call(call, { body: { currentPassword: "not the password" } });
      expect(wrong.error).toMatchObject({ code: "password-wrong" });
    }
    const byPhone = await makeCustomer(portal);
    expect((await portal.as(byPhone).call(closeAccount, { body: {} })).error).toMatchObject({ code: "code-invalid" });
    await portal.as(byPhone).call(sendOwnerCode, {});
    const message = await portal.db
      .selectFrom("outbox")
      .select("text")
      .where("recipient", "=", byPhone.phone)
      .executeTakeFirstOrThrow();
    expect(message.text).toContain("to get your data or close your account");
    const code = /\d{6}/.exec(message.text ?? "")?.[0] ?? "";
    expect((await portal.as(byPhone).call(closeAccount, { body: { code } })).status).toBe(200);
  });

  it("exports no data of other people, and no secrets of the account", async () => {
    const customer = await makeCustomer(portal, { passwordHash: await hash() });
    const [provider, other] = [await makeProvider(portal), await makeCustomer(portal)];
    await makeJob(portal, { customer, provider, status: "Accepted" });
    await makeJob(portal, { customer: other, provider });
    const { body } = await portal.as(customer).call(exportOwnData, proof);
    // Without ids, which are random: one of them may contain any digits.
    const text = JSON.stringify(body).replace(/[0-9a-f-]{36}/g, "");
    expect(text).toContain(customer.phone);
    for (const foreign of [provider.phone, provider.email, other.phone, "argon2"]) expect(text).not.toContain(foreign);
    expect(text).not.toMatch(startCodeAlone);
  });
});

describe("the office", () => {
  it("closes an account on request, once, with the reason in the audit log", async () => {
    const customer = await makeCustomer(portal);
    const support = await makeStaff(portal, "Support");
    const request = { params: { id: customer.id }, body: { reason: "Asked for it by phone." } };
    const first = await portal.as(support).call(closeAccountForPerson, request);
    const second = await portal.as(support).call(closeAccountForPerson, request);
    expect([first.status, second.body]).toEqual([200, first.body]);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["action", "actorId", "reason"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ action: "account.close", actorId: support.id, reason: "Asked for it by phone." }]);
  });

  it("cannot close its own accounts, and only Support may close others", async () => {
    const [customer, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
    const body = { reason: "Asked for it." };
    const request = { params: { id: customer.id }, body };
    expect((await portal.as(dispatcher).call(closeAccountForPerson, request)).status).toBe(403);
    const staff = { params: { id: dispatcher.id }, body };
    const owner = portal.as(await makeStaff(portal));
    expect((await owner.call(closeAccountForPerson, staff)).error).toMatchObject({ code: "not-found" });
  });
});
