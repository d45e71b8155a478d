import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { rejectJob } from "@hunarmand/api/jobs/provider";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { beforeEach, describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

let wished: Person;
let other: Person;
let customer: Person;
let askFirstProvider: string;

beforeEach(async () => {
  [wished, other, customer] = [await makeProvider(portal), await makeProvider(portal), await makeCustomer(portal)];
  const page = portal.db.selectFrom("providers").select("publicId").where("accountId", "=", wished.id);
  askFirstProvider = (await page.executeTakeFirstOrThrow()).publicId;
});

const post = (wish = askFirstProvider) =>
  portal.as(customer).call(createJob, { body: { ...jobForm, askFirstProvider: wish } });
const listAsked = async (jobId: string) => {
  const offers = await portal.db.selectFrom("offers").select("providerId").where("jobId", "=", jobId).execute();
  return offers.map(({ providerId }) => providerId);
};

describe("the handyman of a public page", () => {
  it("is asked alone, and the history has only their first name", async () => {
    const { jobId, message } = (await post()).body;
    expect(await listAsked(jobId)).toEqual([wished.id]);
    expect(message).toBe("Job posted. We ask Test first.");
    const { timeline } = (await portal.as(customer).call(getJob, { params: { id: jobId } })).body;
    expect(timeline[1]).toMatchObject({ kind: "asked-first", words: "Test", time: expect.any(String) });
  });

  it("is shown to the customer with face and stars while only they are asked", async () => {
    const reviewed = await makeJob(portal, { provider: wished, customer, status: "Completed" });
    const review = { feedback: "Fine.", reportedBy: "customer", createdAt: portal.clock.now() } as const;
    await portal.db
      .insertInto("reviews")
      .values({ jobId: reviewed, providerId: wished.id, rating: 4, ...review })
      .execute();
    const { jobId } = (await post()).body;
    const read = async () => (await portal.as(customer).call(getJob, { params: { id: jobId } })).body.asked;
    const only = { id: askFirstProvider, firstName: "Test", rating: 4, reviews: 1, hasPicture: false };
    expect(await read()).toMatchObject({ providers: 1, until: expect.any(String), only });
    await portal.as(wished).call(rejectJob, { body: { jobId, email: wished.email } });
    expect(await read(), "everybody is asked now").toMatchObject({ providers: 2, only: null });
  });

  const update = (change: { status: "Suspended" }) =>
    portal.db.updateTable("providers").set(change).where("accountId", "=", wished.id).execute();

  it.each([
    ["takes no jobs", () => portal.as(wished).call(setAvailability, { body: { available: false } })],
    ["is suspended", () => update({ status: "Suspended" })],
    ["does other work", () => portal.db.deleteFrom("providerSkills").where("providerId", "=", wished.id).execute()],
  ])("who %s is not asked: everybody else is, and the customer reads so", async (_why, change) => {
    await change();
    const { jobId, message } = (await post()).body;
    expect(await listAsked(jobId)).toEqual([other.id]);
    expect(message).toContain("cannot take it now");
  });

  it("must exist: an unknown page posts no job, nor does the id of an account", async () => {
    for (const id of [wished.id, customer.id]) {
      expect(await post(id)).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
    }
    const refused = { status: 400, error: { issues: [{ field: "askFirstProvider" }] } };
    expect(await post("Ali")).toMatchObject(refused);
    expect(await portal.db.selectFrom("jobs").select("id").where("customerId", "=", customer.id).execute()).toEqual([]);
  });

  it("is linked from the job that they accepted, until they have no page", async () => {
    const id = await makeJob(portal, { provider: wished, customer, status: "Accepted" });
    const findPage = async () => (await portal.as(customer).call(getJob, { params: { id } })).body.provider?.publicId;
    expect(await findPage()).toBe(askFirstProvider);
    await update({ status: "Suspended" });
    expect(await findPage()).toBeNull();
  });
});
