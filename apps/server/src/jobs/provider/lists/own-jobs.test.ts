import { createJob } from "@hunarmand/api/jobs/customer";
import {
  acceptJob,
  getCustomerCoordinates,
  getJobDetails,
  listActiveJobs,
  listCompletedJobs,
  listRequestedJobs,
  updateJobDetails,
} from "@hunarmand/api/jobs/provider";
import { listReviews } from "@hunarmand/api/reviews/reviews";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../../test/forms.ts";
import { home, makeCustomer, makeJob, makeProvider, makeStaff } from "../../../../test/make.ts";
import { startPortal } from "../../../../test/portal.ts";
import { toWordColumns } from "../../../domain/jobs/job-words.ts";
import { writeSettings } from "../../../domain/settings/settings.queries.ts";

const portal = await startPortal();

const make = async () => ({ provider: await makeProvider(portal), customer: await makeCustomer(portal) });
const own = (email: string, query = {}) => ({ params: { email }, query });

describe("a provider's lists", () => {
  it("show nothing of the customer before the job is accepted (security rule 4)", async () => {
    const { provider, customer } = await make();
    await makeJob(portal, { provider, customer });
    const { body } = await portal.as(provider).call(listRequestedJobs, own(provider.email));
    expect(body).toHaveLength(1);
    const text = JSON.stringify(body);
    for (const secret of [customer.phone, customer.email, "Customer", "House 1", "latitude", String(home.latitude)]) {
      expect(text).not.toContain(secret);
    }
  });

  it("show the usual price, the fee in per cent and the rest before the job is accepted", async () => {
    const { provider, customer } = await make();
    await makeJob(portal, { provider, customer });
    await writeSettings(portal.db, { platformFeePercent: 12.5 });
    const { body } = await portal.as(provider).call(listRequestedJobs, own(provider.email));
    const [offer] = body;
    const { from = 0, to = 0 } = offer?.usualPrice ?? {};
    expect(to).toBeGreaterThan(from);
    expect(offer).toMatchObject({ platformFeePercent: 12.5, netPrice: { from: from * 0.875, to: to * 0.875 } });
  });

  it("show the wished time, the customer's words and the offer's end before acceptance, but no contact data (security rule 4)", async () => {
    const { provider, customer } = await make();
    const scheduledFor = new Date(portal.clock.now().getTime() + 86_400_000).toISOString();
    const description = `The geyser leaks. Call ${customer.phone} or ${customer.email}, wa.me/${customer.phone}.`;
    const posted = { ...jobForm, description, scheduledFor, pinLocationLatitude: 33.7, pinLocationLongitude: 73.05 };
    const { body } = await portal.as(customer).call(createJob, { body: posted });
    const [offer] = (await portal.as(provider).call(listRequestedJobs, own(provider.email))).body;
    const customerWords = expect.stringMatching(/^The geyser leaks\. Call •••/);
    expect(offer).toMatchObject({ scheduledFor, customerWords });
    const openMilliseconds = Date.parse(offer?.expiresAt ?? "") - Date.parse(offer?.createdDate ?? "");
    expect(Math.round(openMilliseconds / 60_000)).toBe(30);
    const text = JSON.stringify(offer);
    for (const secret of [customer.phone, customer.phone.slice(3), customer.email, "wa.me", "33.7", posted.address])
      expect(text).not.toContain(secret);

    await portal.as(provider).call(acceptJob, { body: { Id: body.jobId } });
    const [job] = (await portal.as(provider).call(listActiveJobs, own(provider.email))).body;
    const details = await portal.as(provider).call(getJobDetails, { params: { jobId: body.jobId } });
    const { usualPrice, netPrice, platformFeePercent } = offer ?? {};
    for (const later of [job, details.body])
      expect(later).toMatchObject({
        scheduledFor,
        customerWords: description,
        usualPrice,
        netPrice,
        platformFeePercent,
      });
  });

  it("show the distance from the provider's last customer, in a band", async () => {
    const { provider, customer } = await make();
    const done = await makeJob(portal, { provider, customer, status: "InProgress" });
    await makeJob(portal, { provider, customer });
    const list = () => portal.as(provider).call(listRequestedJobs, own(provider.email));
    expect((await list()).body).toMatchObject([{ distanceBand: "same-area", distanceKm: null }]);
    const threeKilometersNorth = { latitude: home.latitude + 0.027, longitude: home.longitude, arrivalVerified: true };
    await portal.db.updateTable("jobs").set(threeKilometersNorth).where("id", "=", done).execute();
    expect((await list()).body).toMatchObject([{ distanceKm: { from: 2, to: 5 } }]);
    const arrivedAt = new Date(portal.clock.now().getTime() - 13 * 3_600_000);
    await portal.db.updateTable("jobs").set({ arrivedAt }).where("id", "=", done).execute();
    expect((await list()).body).toMatchObject([{ distanceKm: null }]);
  });

  it("show no price before acceptance if the catalogue has none", async () => {
    const { provider, customer } = await make();
    await makeJob(portal, { provider, customer });
    await portal.db.updateTable("skills").set({ priceFromPaisa: 0, priceToPaisa: 0 }).execute();
    const { body } = await portal.as(provider).call(listRequestedJobs, own(provider.email));
    expect(body).toMatchObject([{ usualPrice: null, netPrice: null, platformFeePercent: 0 }]);
  });

  it("hide phone, email and pin seven days after completion (security rule 4)", async () => {
    const { provider, customer } = await make();
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    const visible = await portal.as(provider).call(listCompletedJobs, own(provider.email));
    expect(visible.body).toMatchObject([{ phoneNumber: customer.phone, pinLocationLatitude: home.latitude }]);

    const completedAt = new Date(portal.clock.now().getTime() - 7 * 86_400_000 - 60_000);
    await portal.db.updateTable("jobs").set({ completedAt }).where("id", "=", jobId).execute();
    await portal.db
      .updateTable("jobs")
      .set(toWordColumns(`Ring ${customer.phone}`))
      .where("id", "=", jobId)
      .execute();
    const later = await portal.as(provider).call(listCompletedJobs, own(provider.email));
    const hidden = { phoneNumber: null, email: null, pinLocationLatitude: null, customerWords: "Ring •••" };
    expect(later.body).toMatchObject([hidden]);
    const { body } = await portal.as(provider).call(getCustomerCoordinates, { params: { jobId } });
    expect(body).toEqual({ latitude: null, longitude: null });
  });

  it("return 403 for another's email, with no data of that person (security rule 1)", async () => {
    const { provider } = await make();
    const other = await makeProvider(portal);
    for (const call of [listRequestedJobs, listActiveJobs, listCompletedJobs, listReviews]) {
      const answer = await portal.as(provider).call(call, own(other.email));
      expect(answer).toMatchObject({ status: 403, error: { code: "not-your-account" } });
      expect(JSON.stringify(answer.body)).not.toContain(other.email);
    }
  });

  it("can be read by the dispatcher, which writes an audit row (security rule 1)", async () => {
    const { provider, customer } = await make();
    await makeJob(portal, { provider, customer, status: "Accepted" });
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const answer = await portal.as(dispatcher).call(listActiveJobs, own(provider.email));
    expect(answer.body).toHaveLength(1);
    const audit = await portal.db.selectFrom("auditEntries").select(["actorId", "subjectId"]).orderBy("id").execute();
    expect(audit).toEqual([{ actorId: dispatcher.id, subjectId: provider.id }]);
  });

  it("come newest first page by page, without a gap or a repeat", async () => {
    const { provider, customer } = await make();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift(await makeJob(portal, { provider, customer }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor ? { cursor } : {}) };
      const page = await portal.as(provider).call(listRequestedJobs, own(provider.email, query));
      seen.push(...page.body.map(({ jobId }) => jobId));
      cursor = page.headers["x-next-cursor"] as string | undefined;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  it("name an invalid cursor or limit", async () => {
    const { provider } = await make();
    const badCursor = await portal.as(provider).call(listRequestedJobs, own(provider.email, { cursor: "nonsense" }));
    expect(badCursor).toMatchObject({ status: 400, error: { issues: [{ field: "cursor" }] } });
    const badLimit = await portal.as(provider).call(listRequestedJobs, own(provider.email, { limit: 101 }));
    expect(badLimit).toMatchObject({ status: 400, error: { issues: [{ field: "limit" }] } });
  });
});

describe("a provider's job", () => {
  it("is not found by another provider", async () => {
    const { provider, customer } = await make();
    const jobId = await makeJob(portal, { provider, customer, status: "Accepted" });
    const stranger = await makeProvider(portal);
    for (const call of [getJobDetails, getCustomerCoordinates]) {
      expect((await portal.as(stranger).call(call, { params: { jobId } })).status).toBe(404);
    }
  });

  it("accepts details again until it is completed, and the salary is its earning", async () => {
    const { provider, customer } = await make();
    const id = await makeJob(portal, { provider, customer, status: "InProgress" });
    const details = { id, duration: "3", salary: "1500.50", description: "Two sockets", location: "Kitchen" };
    await portal.as(provider).call(updateJobDetails, { body: { ...details, salary: 1 } });
    const answer = await portal.as(provider).call(updateJobDetails, { body: details });
    expect(answer.body).toEqual({ message: "Job details updated successfully." });
    const { body } = await portal.as(provider).call(getJobDetails, { params: { jobId: id } });
    expect(body).toMatchObject({ duration: 3, salary: 1500.5, earning: 1500.5, workStatus: "InProgress" });
  });

  it.each([
    [{ duration: 0 }, "duration"],
    [{ duration: 31 }, "duration"],
    [{ salary: -1 }, "salary"],
    [{ salary: 10.001 }, "salary"],
    [{ description: " " }, "description"],
    [{ location: "" }, "location"],
  ])("refuses details with %o, naming the field", async (wrong, field) => {
    const { provider, customer } = await make();
    const id = await makeJob(portal, { provider, customer, status: "InProgress" });
    const details = { id, duration: 1, salary: 100, description: "Work", location: "Home", ...wrong };
    const answer = await portal.as(provider).call(updateJobDetails, { body: details });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });
});
