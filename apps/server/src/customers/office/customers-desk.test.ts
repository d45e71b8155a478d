import { login } from "@hunarmand/api/account/account";
import {
  blockCustomer,
  getCustomerMoney,
  listCustomers,
  readCustomer,
  unblockCustomer,
} from "@hunarmand/api/customers/office";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { createJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { listJobs } from "@hunarmand/api/jobs/office";
import { listNotices } from "@hunarmand/api/notices/notices";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { correctPayment, listReceivedPayments } from "@hunarmand/api/payments/returns";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();

const reason = "Three jobs were cancelled at the door.";
const password = "a long enough password";
const audit = () => portal.db.selectFrom("auditEntries").selectAll().orderBy("id").execute();

/** Makes a customer with a password and an open job, and the desk that may block them. */
async function makeScene() {
  const customer = await makeCustomer(portal, { passwordHash: await portal.passwords.hash(password) });
  const provider = await makeProvider(portal);
  const jobId = await makeJob(portal, { customer, provider, status: "Accepted" });
  return { customer, provider, jobId, support: portal.as(await makeStaff(portal, "Support")) };
}

describe("the customers' desk", () => {
  it("finds customers by the beginning of name and email, and by phone in any spelling, newest first, page by page", async () => {
    const [first, second, third] = [await makeCustomer(portal), await makeCustomer(portal), await makeCustomer(portal)];
    await portal.db.updateTable("accounts").set({ firstName: "Zubeida" }).where("id", "=", second.id).execute();
    const desk = portal.as(await makeStaff(portal, "Finance"));
    const find = async (query: object) => (await desk.call(listCustomers, { query })).body.map(({ id }) => id);
    expect(await find({ search: "zubei" })).toEqual([second.id]);
    expect(await find({ search: first.email.slice(0, -6) })).toEqual([first.id]);
    expect(await find({ search: first.phone.replace("+92", "0") })).toEqual([first.id]);
    const { body, headers } = await desk.call(listCustomers, { query: { limit: "1" } });
    expect(body.map(({ id }) => id)).toEqual([third.id]);
    const cursor = String(headers["x-next-cursor"]);
    expect(await find({ cursor })).toEqual([second.id, first.id]);
  });

  it("finds a caller without a login by the number that they call from", async () => {
    const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
    const order = { ...jobForm, customerPhone: "0345 9876543", customerName: "Naveed Akhtar" };
    await dispatcher.call(createJob, { body: order });
    const { body } = await dispatcher.call(listCustomers, { query: { search: "+923459876543" } });
    expect(body).toMatchObject([{ name: "Naveed Akhtar", phoneNumber: "+923459876543" }]);
    const whole = await dispatcher.call(readCustomer, { params: { id: body[0]?.id ?? "" } });
    expect(whole.body).toMatchObject({ isCaller: true, openJobs: 1, phoneConfirmed: false });
  });

  it("shows one customer with their jobs, inquiries and money, and writes an audit row each time", async () => {
    const { customer, provider, jobId } = await makeScene();
    const desk = portal.as(await makeStaff(portal));
    const paid = await makeJob(portal, { customer, provider, status: "Completed" });
    await desk.call(confirmJobCash, { params: { id: paid }, body: { amount: 1500 } });
    const { body: payments } = await desk.call(listReceivedPayments, { query: { payerId: customer.id } });
    await desk.call(correctPayment, { params: { id: payments[0]?.id ?? "" }, body: { amount: 500, reason } });
    await portal.as(customer).call(createComplain, {
      body: {
        firstName: "T",
        lastName: "C",
        email: customer.email,
        phoneNumber: customer.phone,
        inquiry: "Where is he?",
      },
    });
    const other = await makeCustomer(portal);
    await makeJob(portal, { customer: other, provider });

    const jobs = await desk.call(listJobs, { query: { customerId: customer.id } });
    expect(jobs.body.map(({ id }) => id).sort()).toEqual([jobId, paid].sort());
    const inquiries = await desk.call(listInquiries, { query: { accountId: customer.id } });
    expect(inquiries.body.map(({ message }) => message)).toEqual(["Where is he?"]);
    const money = await desk.call(getCustomerMoney, { params: { id: customer.id } });
    expect(money.body).toMatchObject({ due: 0, paid: 1000, returned: 500, returning: 0, waiting: 0 });
    const { body } = await desk.call(readCustomer, { params: { id: customer.id } });
    expect(body).toMatchObject({ openJobs: 1, completedJobs: 1, status: "Active", nextSteps: ["block", "close"] });
    expect(await audit()).toEqual(expect.arrayContaining([expect.objectContaining({ action: "customer.read" })]));
  });
});

describe("a blocked customer", () => {
  it("is logged out at once, cannot log in or order by phone, reads the reason, and their open job stays", async () => {
    const { customer, jobId, support } = await makeScene();
    expect((await portal.as(customer).call(listMyJobs, { query: {} })).status).toBe(200);
    const request = { params: { id: customer.id }, body: { reason } };
    const blocked = await support.call(blockCustomer, request);
    expect(blocked).toMatchObject({ status: 200, body: { status: "Blocked" } });
    expect((await support.call(blockCustomer, request)).status).toBe(200);
    expect((await portal.as(customer).call(listMyJobs, { query: {} })).status).toBe(401);
    const tryLogin = () => portal.call(login, { body: { identifier: customer.email, password } });
    expect((await tryLogin()).error).toMatchObject({ code: "login-failed" });

    await portal.db
      .updateTable("accounts")
      .set({ phoneConfirmedAt: new Date() })
      .where("id", "=", customer.id)
      .execute();
    const order = { body: { ...jobForm, customerPhone: customer.phone } };
    const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
    expect((await dispatcher.call(createJob, order)).error).toMatchObject({ code: "customer-blocked" });
    const job = await portal.db.selectFrom("jobs").select("status").where("id", "=", jobId).executeTakeFirst();
    expect(job?.status).toBe("Accepted");

    await support.call(unblockCustomer, { params: { id: customer.id }, body: { reason: "It was a mistake." } });
    expect((await tryLogin()).status).toBe(200);
    portal.forgetSessions();
    await notifyPeople(portal.services);
    const { body: notices } = await portal.as(customer).call(listNotices, { query: {} });
    const reasons = notices.map(({ kind, reason: words }) => [kind, words]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        ["customer-blocked", reason],
        ["customer-unblocked", "It was a mistake."],
      ]),
    );
    const rows = (await audit()).filter(({ subjectType }) => subjectType === "customer");
    expect(rows.map(({ action, reason: why }) => [action, why])).toEqual([
      ["customer.block", reason],
      ["customer.unblock", "It was a mistake."],
    ]);
  });

  it("must be a customer, and is only blocked by desks that may do so", async () => {
    const { customer, provider, support } = await makeScene();
    for (const role of ["Dispatcher", "Finance", "Verifier"] as const) {
      const desk = portal.as(await makeStaff(portal, role));
      expect((await desk.call(blockCustomer, { params: { id: customer.id }, body: { reason } })).status).toBe(403);
    }
    const wrong = await support.call(blockCustomer, { params: { id: provider.id }, body: { reason } });
    expect(wrong.error).toMatchObject({ code: "customer-not-found" });
    const silent = await support.call(blockCustomer, { params: { id: customer.id }, body: { reason: " " } });
    expect(silent.error).toMatchObject({ code: "invalid-input", issues: [{ field: "reason" }] });
  });
});
