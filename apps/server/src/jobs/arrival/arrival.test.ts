import { correctPin, renewStartCode, reportPin, startByCode } from "@hunarmand/api/jobs/arrival";
import { getJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { acceptJob, getJobDetails, markArrival } from "@hunarmand/api/jobs/provider";
import { limits } from "@hunarmand/api/limits";
import { beforeEach, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff, startCode, startCodeAlone } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

let [customer, provider, office]: Person[] = [];
let jobId: string;

beforeEach(async () => {
  [customer, provider, office] = [await makeCustomer(portal), await makeProvider(portal), await makeStaff(portal)];
  jobId = await makeJob(portal, { customer, provider, status: "Accepted" });
});

const as = (person: Person | undefined) => portal.as(person as Person);
const at = () => ({ params: { id: jobId } });
const wrong = "0000";
async function tryCode(code: string) {
  const { status, body } = await as(provider).call(startByCode, { ...at(), body: { code } });
  return status === 200 ? "ok" : (body as unknown as { code: string }).code;
}
const readOwn = async () => (await as(customer).call(getJob, at())).body;
const readDetails = async () => (await as(provider).call(getJobDetails, { params: { jobId } })).body;

it("the customer's code verifies an arrival as a position does, and a repeat changes nothing", async () => {
  expect(await tryCode(startCode)).toBe("ok");
  expect(await readDetails()).toMatchObject({ status: "InProgress", arrivalVerified: true });
  expect(await tryCode(startCode)).toBe("ok");
  expect((await readOwn()).timeline.map(({ kind }) => kind)).toEqual(["arrived-by-code"]);
});

it("the code verifies an earlier arrival without a position, and keeps its time", async () => {
  await as(provider).call(markArrival, { body: { jobId } });
  const { arrivedAt } = await readDetails();
  expect(await tryCode(startCode)).toBe("ok");
  expect(await readDetails()).toMatchObject({ arrivedAt, arrivalVerified: true });
});

it("after five wrong codes even the right one is refused, until the office sets a new one", async () => {
  const tries: string[] = [];
  for (let number = 0; number <= limits.startCodeTries; number += 1) tries.push(await tryCode(wrong));
  expect(tries).toEqual([...Array(4).fill("start-code-wrong"), "start-code-locked", "start-code-locked"]);
  expect(await tryCode(startCode)).toBe("start-code-locked");
  expect((await readDetails()).nextSteps).not.toContain("startByCode");

  const reason = "Five wrong codes; they are at the door.";
  expect((await as(office).call(renewStartCode, { ...at(), body: { reason } })).status).toBe(200);
  const { startCode: renewed } = await readOwn();
  expect(await readNotices(portal, customer as Person)).toMatchObject([
    { kind: "job-start-code", subject: `Your new start code: ${renewed}` },
  ]);
  expect(await tryCode(String(renewed))).toBe("ok");
});

it("wrong codes sent at the same time are counted one by one", async () => {
  const codes = await Promise.all(Array.from({ length: 12 }, () => tryCode(wrong)));
  expect(codes.filter((code) => code === "start-code-wrong")).toHaveLength(limits.startCodeTries - 1);
});

it("only the customer sees the code, while it can be used, and each handyman gets a new one", async () => {
  const requested = await makeJob(portal, { customer: customer as Person, provider: provider as Person });
  await as(provider).call(acceptJob, { body: { Id: requested } });
  const mine = () => as(customer).call(getJob, { params: { id: requested } });
  const { startCode: first } = (await mine()).body;
  expect(first).toMatch(/^\d{4}$/);
  const [notice] = await readNotices(portal, customer as Person);
  expect(notice?.text).toContain(`Your start code is ${first}`);
  expect((await as(office).call(getJob, { params: { id: requested } })).body.startCode).toBeNull();
  // Without ids, which are random: one of them may contain any digits.
  expect(JSON.stringify(await readDetails()).replace(/[0-9a-f-]{36}/g, "")).not.toMatch(startCodeAlone);

  const other = await makeProvider(portal);
  await portal.db.updateTable("jobs").set({ startCodeTries: 5 }).where("id", "=", requested).execute();
  await as(office).call(assignJob, { params: { id: requested }, body: { providerId: other.id, reason: "Ill." } });
  const { body } = await portal.as(other).call(getJobDetails, { params: { jobId: requested } });
  expect(body.nextSteps).toContain("startByCode");
  await tryCode(startCode);
  const list = (await as(customer).call(listMyJobs, { query: {} })).body;
  expect(list.find(({ id }) => id === jobId)?.startCode).toBeNull();
});

it("an invalid code is refused, and so is another handyman's try", async () => {
  const bad = await as(provider).call(startByCode, { ...at(), body: { code: "12" } });
  expect(bad.body).toMatchObject({ issues: [{ field: "code", message: "Please enter the 4 digits." }] });
  const stranger = portal.as(await makeProvider(portal));
  expect((await stranger.call(startByCode, { ...at(), body: { code: startCode } })).status).toBe(404);
});

it("a handyman reports a wrong pin once, customer or office correct it, and the history has both", async () => {
  await as(provider).call(reportPin, at());
  await as(provider).call(reportPin, at());
  expect((await readOwn()).pinReportedAt).not.toBeNull();
  const body = { pinLocationLatitude: 33.7, pinLocationLongitude: 73.05 };
  expect((await as(customer).call(correctPin, { ...at(), body })).status).toBe(200);
  const { pinReportedAt, pinLocationLatitude, timeline } = await readOwn();
  expect([pinReportedAt, pinLocationLatitude]).toEqual([null, 33.7]);
  expect(timeline.map(({ kind, side }) => [kind, side])).toEqual([
    ["pin-reported", "provider"],
    ["pin-corrected", "customer"],
  ]);
  expect((await as(office).call(correctPin, { ...at(), body })).status).toBe(200);
  const kinds = (await readNotices(portal, provider as Person)).map(({ kind }) => kind);
  expect(kinds).toEqual(["job-pin-corrected", "job-pin-corrected"]);
  const half = await as(customer).call(correctPin, { ...at(), body: { pinLocationLatitude: 33.7 } as never });
  expect(half.body).toMatchObject({ issues: [{ field: "pinLocationLongitude" }] });
});
