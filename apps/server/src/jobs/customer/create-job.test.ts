import { signupCustomer } from "@hunarmand/api/customers/customers";
import { createJob, getJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { readJob } from "@hunarmand/api/jobs/office";
import { acceptJob, listRequestedJobs, rejectJob } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { home, makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const wish = { ...jobForm, subSkill: "Split AC Installation" };

describe("posting a job", () => {
  it("offers it to verified providers of its skill and city, and to no others", async () => {
    const [near, pending, customer] = [
      await makeProvider(portal),
      await makeProvider(portal, { status: "Pending" }),
      await makeCustomer(portal),
    ];
    const answer = await portal.as(customer).call(createJob, { body: wish });
    expect(answer.status).toBe(201);
    const offers = await portal.db.selectFrom("offers").select(["providerId", "status"]).execute();
    expect(offers).toEqual([{ providerId: near.id, status: "Offered" }]);
    expect(offers.map(({ providerId }) => providerId)).not.toContain(pending.id);
  });

  it("offers it to at most twenty: the same area first, then those with fewer open jobs", async () => {
    const far = [];
    for (let i = 0; i < 20; i++) far.push(await makeProvider(portal, { area: "F-10" }));
    const near = await makeProvider(portal, { area: "G-9" });
    const busy = far[0];
    const customer = await makeCustomer(portal);
    if (!busy) throw new Error("nobody was made");
    const first = await portal.as(customer).call(createJob, { body: wish });
    await portal.as(busy).call(acceptJob, { body: { Id: first.body.jobId } });

    const { body } = await portal.as(customer).call(createJob, { body: wish });

    const offers = await portal.db.selectFrom("offers").select("providerId").where("jobId", "=", body.jobId).execute();
    const asked = offers.map(({ providerId }) => providerId);
    expect(asked).toHaveLength(20);
    expect(asked).toContain(near.id);
    expect(asked).not.toContain(busy.id);
  });

  it("shows the customer their handyman only after one has accepted, with a timeline", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const pin = { pinLocationLatitude: home.latitude, pinLocationLongitude: String(home.longitude) };
    const posted = await portal.as(customer).call(createJob, { body: { ...wish, ...pin } });
    const params = { id: posted.body.jobId };
    expect((await portal.as(customer).call(getJob, { params })).body).toMatchObject({
      status: "Requested",
      provider: null,
    });

    const offered = await portal.as(provider).call(listRequestedJobs, { params: { email: provider.email }, query: {} });
    await portal.as(provider).call(acceptJob, { body: { Id: offered.body[0]?.jobId ?? "" } });

    const { body } = await portal.as(customer).call(getJob, { params });
    expect(body).toMatchObject({ status: "Accepted", provider: { phoneNumber: provider.phone } });
    expect(body.timeline.map(({ kind }) => kind)).toEqual(["requested", "accepted"]);
  });

  it("lists the customer's own jobs, newest first, and hides them from another", async () => {
    const [customer, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    const first = await portal.as(customer).call(createJob, { body: wish });
    const second = await portal.as(customer).call(createJob, { body: wish });
    const own = await portal.as(customer).call(listMyJobs, { query: {} });
    expect(own.body.map(({ jobId }) => jobId)).toEqual([second.body.jobId, first.body.jobId]);
    expect((await portal.as(other).call(listMyJobs, { query: {} })).body).toEqual([]);
    expect((await portal.as(other).call(getJob, { params: { id: first.body.jobId } })).status).toBe(404);
  });

  it("by the office for a caller creates the customer, and finds them next time", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const body = { ...wish, customerPhone: "03459876543", customerName: "Naveed Akhtar" };
    expect((await portal.as(dispatcher).call(createJob, { body })).status).toBe(201);
    expect((await portal.as(dispatcher).call(createJob, { body })).status).toBe(201);
    const customers = await portal.db
      .selectFrom("accounts")
      .innerJoin("customers", "customers.accountId", "accounts.id")
      .select(["firstName", "phone", "callerPhone"])
      .execute();
    expect(customers).toEqual([{ firstName: "Naveed", phone: null, callerPhone: "+923459876543" }]);
  });

  it("by the office records the member of staff who posted it, not the customer", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const body = { ...wish, customerPhone: "03211234567", customerName: "Nadia Iqbal" };
    const posted = await portal.as(dispatcher).call(createJob, { body });
    const story = await portal.as(dispatcher).call(readJob, { params: { id: posted.body.jobId } });
    const [first] = story.body.timeline;
    expect(first).toMatchObject({ kind: "requested", side: "office", by: "Test Dispatcher" });
    const customer = await makeCustomer(portal);
    const own = await portal.as(customer).call(createJob, { body: wish });
    const ownStory = await portal.as(dispatcher).call(readJob, { params: { id: own.body.jobId } });
    expect(ownStory.body.timeline[0]).toMatchObject({ kind: "requested", side: "customer", by: "Test Customer" });
  });

  it("shows whether a handyman still has to answer, until all have declined", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const { body } = await portal.as(customer).call(createJob, { body: wish });
    const isOffered = async () =>
      (await portal.as(customer).call(getJob, { params: { id: body.jobId } })).body.isOffered;
    expect(await isOffered()).toBe(true);
    await portal.as(provider).call(rejectJob, { body: { jobId: body.jobId, email: provider.email } });
    expect(await isOffered()).toBe(false);
  });

  it("by the office needs the caller's phone number", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const answer = await portal.as(dispatcher).call(createJob, { body: wish });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "customerPhone" }] } });
  });

  it.each([
    ["city", { city: "Atlantis" }],
    ["area", { area: "Gulberg" }],
    ["skill", { skill: "AC Installation,Electrical Wiring" }],
    ["address", { address: "" }],
    ["pinLocationLatitude", { pinLocationLatitude: 91, pinLocationLongitude: 0 }],
    ["scheduledFor", { scheduledFor: "tomorrow" }],
    ["paymentMethod", { paymentMethod: "gold" }],
  ])("names %s when it is wrong, and posts nothing", async (field, changes) => {
    const customer = await makeCustomer(portal);
    const answer = await portal.as(customer).call(createJob, { body: { ...wish, ...(changes as object) } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    expect(await portal.db.selectFrom("jobs").select("id").execute()).toEqual([]);
  });

  it("is not possible for providers", async () => {
    const provider = await makeProvider(portal);
    expect((await portal.as(provider).call(createJob, { body: wish })).status).toBe(403);
  });
});

describe("signing up as a customer", () => {
  const form = { firstName: "Ayesha", lastName: "Khan", phoneNumber: "03451234567", password: "Hunarmand#2026" };

  it("logs the customer in", async () => {
    const answer = await portal.call(signupCustomer, { body: { ...form, email: "" } });
    expect(answer).toMatchObject({ status: 201, body: { role: "Customer" } });
    expect(answer.body.token.split(".")).toHaveLength(3);
  });

  it("refuses a phone number that is registered, naming the field", async () => {
    await portal.call(signupCustomer, { body: form });
    const again = await portal.call(signupCustomer, { body: { ...form, phoneNumber: "+923451234567" } });
    expect(again).toMatchObject({ status: 409, error: { code: "phone-taken", issues: [{ field: "phoneNumber" }] } });
  });
});
