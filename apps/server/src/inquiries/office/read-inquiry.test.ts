import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { acknowledgeInquiry, listInquiries, readInquiry } from "@hunarmand/api/inquiries/office";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

/** Sends a complaint, and returns its id at the desk. */
async function complain(message: string, phone: string, sender?: Person): Promise<string> {
  const body = { fullName: "Ayesha Siddiqui", email: "ayesha@example.pk", phone, complaint: message };
  const from = sender ? portal.as(sender) : portal;
  expect((await from.call(submitComplaint, { body })).status).toBe(200);
  const [newest] = await portal.db.selectFrom("inquiries").select("id").orderBy("createdAt", "desc").limit(1).execute();
  return newest?.id ?? "";
}

it("an inquiry shows its sender, their jobs and their other inquiries, and the job whose number they wrote", async () => {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  const jobId = await makeJob(portal, { customer, provider, status: "Completed" });
  const { number } = await portal.db
    .selectFrom("jobs")
    .select("number")
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();
  const earlier = await complain("The tap drips.", customer.phone, customer);
  const id = await complain(`The job H-${number} was done badly.`, customer.phone, customer);
  const desk = portal.as(await makeStaff(portal, "Support"));
  const { body } = await desk.call(readInquiry, { params: { id } });
  const job = { id: jobId, jobNumber: `H-${number}`, skill: "AC Installation", status: "Completed" };
  expect(body).toMatchObject({
    sender: { id: customer.id, kind: "customer", name: "Test Customer", isProven: true },
    ...{ job, contract: null, jobs: [job], others: [{ id: earlier, message: "The tap drips." }], takenBy: null },
  });
});

it("a sender without a login is only the person with that number, and an unknown number has no sender", async () => {
  const customer = await makeCustomer(portal);
  const desk = portal.as(await makeStaff(portal, "Support"));
  const known = await desk.call(readInquiry, { params: { id: await complain("Please call.", customer.phone) } });
  expect(known.body.sender).toMatchObject({ id: customer.id, isProven: false });
  const unknown = await desk.call(readInquiry, { params: { id: await complain("Please call.", "03559999999") } });
  expect(unknown.body).toMatchObject({ sender: null, job: null, jobs: [], others: [] });
});

it("an inquiry in progress says who took it, in the list and beside it", async () => {
  const id = await complain("Please call.", "03558888888");
  const member = await makeStaff(portal, "Support");
  const desk = portal.as(member);
  await desk.call(acknowledgeInquiry, { params: { id } });
  await portal.db
    .updateTable("accounts")
    .set({ firstName: "Nadia", lastName: "Support" })
    .where("id", "=", member.id)
    .execute();
  expect((await desk.call(readInquiry, { params: { id } })).body.takenBy).toBe("Nadia Support");
  const { body } = await desk.call(listInquiries, { query: { status: "Acknowledged" } });
  expect(body.find((inquiry) => inquiry.id === id)?.takenBy).toBe("Nadia Support");
});

it("only Support and an Owner read an inquiry", async () => {
  const id = await complain("Please call.", "03557777777");
  const read = { params: { id } };
  expect((await portal.call(readInquiry, read)).status).toBe(401);
  expect((await portal.as(await makeCustomer(portal)).call(readInquiry, read)).status).toBe(403);
  for (const role of ["Verifier", "Dispatcher", "Finance"] as const)
    expect((await portal.as(await makeStaff(portal, role)).call(readInquiry, read)).status).toBe(403);
  const owner = portal.as(await makeStaff(portal));
  expect((await owner.call(readInquiry, read)).status).toBe(200);
  expect((await owner.call(readInquiry, { params: { id: crypto.randomUUID() } })).status).toBe(404);
});
