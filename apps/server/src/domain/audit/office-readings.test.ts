import { addAttachment, getAttachment } from "@hunarmand/api/jobs/attachments";
import { getJob } from "@hunarmand/api/jobs/customer";
import { readJob } from "@hunarmand/api/jobs/office";
import { getJobDetails } from "@hunarmand/api/jobs/provider";
import { getReceipt } from "@hunarmand/api/payments/receipts";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { settleCash } from "../payments/confirm-cash.ts";

const portal = await startPortal();

let provider: Person;
let customer: Person;
let id: string;
beforeEach(async () => {
  [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  id = await makeJob(portal, { provider, customer, status: "InProgress" });
});

const readings = () =>
  portal.db.selectFrom("auditEntries").select(["actorId", "action", "subjectId"]).orderBy("id").execute();

const addPicture = async () => {
  const body = makeForm({ kind: "before", file: await makePicture() });
  return (await portal.as(provider).call(addAttachment, { params: { id }, body })).body.attachment.id;
};

describe("each time staff read a job, an audit row is written (security rule 1)", () => {
  it("for its record, by each call that returns it", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const desk = portal.as(dispatcher);
    expect((await desk.call(readJob, { params: { id } })).status).toBe(200);
    expect((await desk.call(getJob, { params: { id } })).status).toBe(200);
    expect((await desk.call(getJobDetails, { params: { jobId: id } })).status).toBe(200);
    const row = { actorId: dispatcher.id, action: "job.read", subjectId: id };
    expect(await readings()).toEqual([row, row, row]);
  });

  it("for its pictures and its receipt", async () => {
    const attachmentId = await addPicture();
    const [support, owner] = [await makeStaff(portal, "Support"), await makeStaff(portal, "Owner")];
    expect((await portal.as(owner).call(getAttachment, { params: { id, attachmentId } })).status).toBe(200);
    const done = await makeJob(portal, { provider, customer, status: "Completed" });
    const paid = { jobId: done, amountPaisa: 150_000, confirmedBy: customer.id, now: portal.clock.now() };
    await portal.db.transaction().execute((db) => settleCash(db, paid));
    expect((await portal.as(support).call(getReceipt, { params: { id: done } })).status).toBe(200);
    expect(await readings()).toEqual([
      { actorId: owner.id, action: "job.read-attachment", subjectId: id },
      { actorId: support.id, action: "job.read-receipt", subjectId: done },
    ]);
  });

  it("but not for people who read their own job, or for a refused call", async () => {
    const attachmentId = await addPicture();
    for (const reader of [provider, customer])
      expect((await portal.as(reader).call(getAttachment, { params: { id, attachmentId } })).status).toBe(200);
    await portal.as(customer).call(getJob, { params: { id } });
    await portal.as(provider).call(getJobDetails, { params: { jobId: id } });
    const verifier = await makeStaff(portal, "Verifier");
    expect((await portal.as(verifier).call(readJob, { params: { id } })).status).toBe(403);
    expect(await readings()).toEqual([]);
  });

  it("and the job's timeline gets no extra line", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const read = async () => (await portal.as(dispatcher).call(readJob, { params: { id } })).body.timeline.length;
    expect([await read(), await read()]).toEqual([expect.any(Number), await read()]);
  });
});
