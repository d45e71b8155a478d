import { markArrival } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { eightyMetersAway, makeCustomer, makeJob, makeProvider, thirtyMetersAway } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeAcceptedJob() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  return { provider, jobId: await makeJob(portal, { provider, customer, status: "Accepted" }) };
}

const readJob = (jobId: string) =>
  portal.db.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirstOrThrow();

describe("marking arrival", () => {
  it("is refused at 80 m with the spec's text, and changes nothing", async () => {
    const { provider, jobId } = await makeAcceptedJob();
    const answer = await portal.as(provider).call(markArrival, { body: { jobId, ...eightyMetersAway } });
    expect(answer).toMatchObject({
      status: 400,
      error: { code: "too-far", message: "You must be within 50 meters to mark arrival." },
    });
    expect(await readJob(jobId)).toMatchObject({ status: "Accepted", arrivedAt: null });
  });

  it("is accepted at 30 m and verified, and stores distance and accuracy", async () => {
    const { provider, jobId } = await makeAcceptedJob();
    const answer = await portal
      .as(provider)
      .call(markArrival, { body: { jobId, ...thirtyMetersAway, accuracy: 12.5 } });
    expect(answer).toMatchObject({ status: 200, body: { message: "Arrival marked successfully." } });
    const job = await readJob(jobId);
    expect(job).toMatchObject({ status: "InProgress", arrivalVerified: true, arrivalAccuracyMeters: 12.5 });
    expect(job.arrivalDistanceMeters).toBeGreaterThan(29);
    expect(job.arrivalDistanceMeters).toBeLessThan(31);
  });

  it("is accepted without a position and stays unverified for the office to check", async () => {
    const { provider, jobId } = await makeAcceptedJob();
    expect((await portal.as(provider).call(markArrival, { body: { jobId } })).status).toBe(200);
    expect(await readJob(jobId)).toMatchObject({ status: "InProgress", arrivalVerified: false });
  });

  it("names the field if half a position is sent", async () => {
    const { provider, jobId } = await makeAcceptedJob();
    const answer = await portal.as(provider).call(markArrival, { body: { jobId, latitude: 33.6 } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "longitude" }] } });
  });
});
