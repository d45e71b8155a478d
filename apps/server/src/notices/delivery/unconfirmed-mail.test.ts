import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { acceptContract, activateContract } from "@hunarmand/api/contracts/office-decisions";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { acknowledgeInquiry, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { updateTemplate } from "@hunarmand/api/notices/notices";
import { describe, expect, it } from "vitest";
import { confirmEmail } from "../../../test/confirm-email.ts";
import { contactForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readMails, readNotices } from "../../../test/read-notices.ts";
import { notifyPeople } from "../notify-people.ts";

const portal = await startPortal();
const bait = "Win a prize at evil.example";

/** A customer whose name is an advertisement. */
async function makeLoudCustomer(): Promise<Person> {
  const customer = await makeCustomer(portal);
  await portal.db.updateTable("accounts").set({ firstName: bait }).where("id", "=", customer.id).execute();
  return customer;
}

async function proposeLoudly(customer: Person): Promise<void> {
  const { body } = await portal.as(customer).call(proposeContract, {
    body: {
      ...{ contractorName: bait, address: bait, city: "Lahore", phoneNumber: "03001234567", cnic: "6110112345671" },
      ...{ projectName: bait, availability: "Day", duration: "15 days", contractDetails: bait },
    },
  });
  const office = portal.as(await makeStaff(portal));
  await office.call(acceptContract, { params: { id: body.id }, body: {} });
  await office.call(activateContract, { params: { id: body.id } });
}

const lettersTo = async (person: Person): Promise<string> => {
  const mails = await readMails(portal, person);
  return mails.map(({ subject, text }) => `${subject}\n${text}`).join("\n\n");
};

describe("a mail to an unconfirmed address", () => {
  it("contains neither the name nor the project that a stranger typed; the notice in the portal does", async () => {
    const customer = await makeLoudCustomer();
    await proposeLoudly(customer);
    expect((await readNotices(portal, customer))[0]?.subject).toContain(bait);
    const letters = await lettersTo(customer);
    expect(letters).toContain("Dear Sir or Madam,");
    expect(letters).toContain('Your contract "your project": Accepted');
    expect(letters).not.toContain("evil.example");
  });

  it("contains them once the address is confirmed", async () => {
    const customer = await makeLoudCustomer();
    await confirmEmail(portal, customer);
    await proposeLoudly(customer);
    expect(await lettersTo(customer)).toContain(`Dear ${bait},`);
  });

  it("contains no reason that another person typed, but the office's own", async () => {
    const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
    const id = await makeJob(portal, { customer, provider, status: "Accepted" });
    await portal.as(customer).call(cancelJob, { params: { id }, body: { reason: bait } });
    await notifyPeople(portal.services);
    const notices = await readNotices(portal, provider);
    expect(notices.find(({ kind }) => kind === "job-cancelled")?.reason).toBe(bait);
    expect(await lettersTo(provider)).toContain("has cancelled the job");
    expect(await lettersTo(provider)).not.toContain("evil.example");
  });

  it("contains nothing of an inquiry except its reference", async () => {
    const victim = "victim@example.pk";
    const loud = { firstName: bait, lastName: bait, subjectName: bait, inquiry: bait, email: victim };
    await portal.call(createComplain, { body: { ...contactForm, ...loud } });
    const { id } = await portal.db.selectFrom("inquiries").select("id").executeTakeFirstOrThrow();
    const office = portal.as(await makeStaff(portal));
    await office.call(acknowledgeInquiry, { params: { id } });
    await office.call(resolveInquiry, { params: { id }, body: { answer: "We do not know you." } });
    await notifyPeople(portal.services);
    const letters = await lettersTo({ id: "", email: victim, phone: "" });
    expect(letters).toContain("We do not know you.");
    expect(letters).not.toContain("evil.example");
  });

  it("contains them in no text of the office's own either", async () => {
    const owner = portal.as(await makeStaff(portal));
    const texts = { kind: "contract-accepted" as const, subject: "{name}: {project}", text: "Dear {name}, {project}!" };
    expect((await owner.call(updateTemplate, { body: texts })).status).toBe(200);
    const customer = await makeLoudCustomer();
    await proposeLoudly(customer);
    await notifyPeople(portal.services);
    expect(await lettersTo(customer)).toContain("Sir or Madam: your project");
    expect(await lettersTo(customer)).not.toContain("evil.example");
  });
});
