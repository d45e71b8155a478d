import { createJob, getJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { listJobs, readJob } from "@hunarmand/api/jobs/office";
import { acceptJob, getJobDetails, listActiveJobs, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

async function makeScene() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  return { provider, customer, dispatcher: await makeStaff(portal, "Dispatcher") };
}

describe("a job's short number", () => {
  it("is the same for its customer, its handyman and the office, and is unique", async () => {
    const { provider, customer, dispatcher } = await makeScene();
    const posted = await portal.as(customer).call(createJob, { body: jobForm });
    const { jobId, jobNumber } = posted.body;
    expect(jobNumber).toMatch(/^H-\d{5,}$/);
    const own = { params: { email: provider.email }, query: {} };
    const offered = await portal.as(provider).call(listRequestedJobs, own);
    await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
    const replies = [
      offered.body[0],
      (await portal.as(provider).call(listActiveJobs, own)).body[0],
      (await portal.as(provider).call(getJobDetails, { params: { jobId } })).body,
      (await portal.as(customer).call(listMyJobs, { query: {} })).body[0],
      (await portal.as(customer).call(getJob, { params: { id: jobId } })).body,
      (await portal.as(dispatcher).call(listJobs, { query: {} })).body[0],
      (await portal.as(dispatcher).call(readJob, { params: { id: jobId } })).body,
    ];
    expect(replies.map((job) => job?.jobNumber)).toEqual(replies.map(() => jobNumber));
    const second = await portal.as(customer).call(createJob, { body: jobForm });
    expect(second.body.jobNumber).not.toBe(jobNumber);
  });

  it("finds the job in the office's search in any spelling", async () => {
    const { provider, customer, dispatcher } = await makeScene();
    await makeJob(portal, { provider, customer });
    const { body } = await portal.as(customer).call(createJob, { body: jobForm });
    const { jobId, jobNumber } = body;
    for (const search of [jobNumber, jobNumber.toLowerCase(), jobNumber.replace("H-", "")]) {
      const found = await portal.as(dispatcher).call(listJobs, { query: { search } });
      expect(found.body.map((job) => job.jobId)).toEqual([jobId]);
    }
  });

  it("finds one of the customer's own jobs, but never another customer's", async () => {
    const { customer } = await makeScene();
    const neighbour = await makeCustomer(portal);
    const mine = await portal.as(customer).call(createJob, { body: { ...jobForm, address: "House 77, Rose Lane" } });
    await portal.as(customer).call(createJob, { body: jobForm });
    const theirs = await portal.as(neighbour).call(createJob, { body: { ...jobForm, address: "House 77, Rose Lane" } });
    const seek = async (search: string) =>
      (await portal.as(customer).call(listMyJobs, { query: { search } })).body.map(({ jobNumber }) => jobNumber);
    expect(await seek(mine.body.jobNumber)).toEqual([mine.body.jobNumber]);
    expect(await seek("rose lane")).toEqual([mine.body.jobNumber]);
    expect(await seek("%")).toEqual([]);
    expect(await seek(theirs.body.jobNumber)).toEqual([]);
  });
});
