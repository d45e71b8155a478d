import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { listInquiries, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { getJob } from "@hunarmand/api/jobs/customer";
import { readJob } from "@hunarmand/api/jobs/office";
import { getJobDetails, listActiveJobs } from "@hunarmand/api/jobs/provider";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { beforeEach, describe, expect, it } from "vitest";
import { complaintForm } from "../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

let customer: Person;
let provider: Person;
beforeEach(async () => {
  [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
});

const complain = (person: Person, complaint: string, jobId: string) =>
  portal.as(person).call(submitComplaint, { body: { ...complaintForm, complaint, jobId } });

describe("a complaint about a job", () => {
  it("belongs to it: its writer follows it there, and the office reads and counts all of them", async () => {
    const id = await makeJob(portal, { customer, provider, status: "Accepted" });
    const { reference } = (await complain(customer, "Nobody came.", id)).body;
    expect((await complain(provider, "Nobody was at home.", id)).status).toBe(200);
    const own = (await portal.as(customer).call(getJob, { params: { id } })).body.complaints;
    const message = "Nobody came.";
    const open = { status: "New", createdDate: expect.any(String), answer: null };
    expect(own).toEqual([{ reference, subject: "Late", message, ...open }]);

    const owner = portal.as(await makeStaff(portal, "Owner"));
    const { complaints } = (await owner.call(readJob, { params: { id } })).body;
    expect(complaints.map(({ message }) => message).toSorted()).toEqual(["Nobody came.", "Nobody was at home."]);
    const inbox = (await owner.call(listInquiries, { query: { kind: "complaint" } })).body;
    expect(inbox.map(({ jobId }) => jobId)).toEqual([id, id]);
    expect((await owner.call(getOfficeCounters, {})).body).toMatchObject({ inquiriesNew: 2 });
  });

  it("is shown to its handyman on the job, who cannot read those of the customer or a former handyman", async () => {
    const id = await makeJob(portal, { customer, provider, status: "Accepted" });
    await complain(customer, "Nobody came.", id);
    const { reference } = (await complain(provider, "Nobody was at home.", id)).body;
    const listOf = (person: Person) => ({ params: { email: person.email }, query: {} });
    const read = async (person: Person) => {
      const { body } = await portal.as(person).call(getJobDetails, { params: { jobId: id } });
      const [job] = (await portal.as(person).call(listActiveJobs, listOf(person))).body;
      expect(job?.complaints).toEqual(body.complaints);
      return body.complaints;
    };
    const own = { reference, subject: "Late", createdDate: expect.any(String) };
    expect(await read(provider)).toEqual([{ ...own, status: "New", answer: null }]);

    const owner = portal.as(await makeStaff(portal, "Owner"));
    const inquiry = (await owner.call(listInquiries, { query: {} })).body.find((each) => each.reference === reference);
    const params = { id: inquiry?.id ?? "" };
    await owner.call(resolveInquiry, { params, body: { answer: "We have called the customer." } });
    expect(await read(provider)).toEqual([{ ...own, status: "Resolved", answer: "We have called the customer." }]);

    const next = await makeProvider(portal);
    await portal.db.updateTable("jobs").set({ providerId: next.id }).where("id", "=", id).execute();
    expect(await read(next)).toEqual([]);
  });

  it("is refused for another person's job, and without a login", async () => {
    const id = await makeJob(portal, { customer, provider });
    const replies = [
      await complain(await makeCustomer(portal), "Not mine.", id),
      // An open offer is not enough.
      await complain(provider, "Not mine yet.", id),
      await portal.call(submitComplaint, { body: { ...complaintForm, jobId: id } }),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, error: { code: "job-not-found" } });
    expect(await portal.db.selectFrom("inquiries").select("id").execute()).toEqual([]);
  });
});
