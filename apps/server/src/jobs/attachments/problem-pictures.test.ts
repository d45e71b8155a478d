import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { reportProblem } from "@hunarmand/api/inquiries/problems";
import { removeAttachment } from "@hunarmand/api/jobs/attachments";
import { getJob } from "@hunarmand/api/jobs/customer";
import { readJob } from "@hunarmand/api/jobs/office";
import { listCompletedJobs } from "@hunarmand/api/jobs/provider";
import { expect, it } from "vitest";
import { makeJob, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { takeAttachmentSteps } from "../../../test/take-attachment-steps.ts";

const portal = await startPortal();

const { make, add, read } = takeAttachmentSteps(portal);

async function makeCase() {
  const people = await make();
  const { customer, provider } = people;
  const id = await makeJob(portal, { customer, provider, status: "Completed" });
  await portal.as(customer).call(reportProblem, { params: { id }, body: { words: "It drips again." } });
  return { ...people, id };
}

it("pictures of a problem are read by the customer and the office, and not by the handyman", async () => {
  const { id, customer, provider } = await makeCase();
  const { attachment } = (await add(customer, id, "problem")).body;
  expect((await portal.as(customer).call(getJob, { params: { id } })).body.attachments).toEqual([attachment]);
  const office = await makeStaff(portal, "Support");
  const desk = (await portal.as(office).call(readJob, { params: { id } })).body;
  expect(desk.attachments).toMatchObject([{ id: attachment.id, kind: "problem" }]);
  for (const reader of [customer, office]) expect((await read(reader, id, attachment.id)).status).toBe(200);
  expect((await read(provider, id, attachment.id)).status).toBe(404);
  const own = { params: { email: provider.email }, query: {} };
  const listed = (await portal.as(provider).call(listCompletedJobs, own)).body;
  expect(JSON.stringify(listed)).not.toContain(attachment.id);
});

it("there are at most three, by the customer alone, while the office looks at the problem", async () => {
  const { id, customer, provider } = await makeCase();
  expect((await add(provider, id, "problem")).error?.code).toBe("not-allowed");
  const added = await Promise.all([1, 2, 3, 4].map(() => add(customer, id, "problem")));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409]);
  const [first] = (await portal.as(customer).call(getJob, { params: { id } })).body.attachments;
  const params = { id, attachmentId: first?.id ?? "" };
  expect((await portal.as(customer).call(removeAttachment, { params })).status).toBe(200);
  const inquiry = await portal.db
    .selectFrom("inquiries")
    .select("id")
    .where("jobId", "=", id)
    .executeTakeFirstOrThrow();
  const office = portal.as(await makeStaff(portal, "Support"));
  await office.call(resolveInquiry, { params: inquiry, body: { answer: "We send somebody tomorrow." } });
  expect((await add(customer, id, "problem")).error?.code).toBe("job-state");
});

it("without a reported problem there is none", async () => {
  const { customer, provider } = await make();
  const id = await makeJob(portal, { customer, provider, status: "Completed" });
  expect((await add(customer, id, "problem")).error?.code).toBe("job-state");
});
