import { acceptContract, proposeContract, rejectContract } from "@hunarmand/contract/contracts";
import { createJob } from "@hunarmand/contract/customers";
import { declareCash } from "@hunarmand/contract/earnings";
import { acceptJob, completeJob } from "@hunarmand/contract/jobs";
import { assignJob, cancelDeskJob, completeDeskJob, overrideArrival } from "@hunarmand/contract/jobs-desk";
import { countUnreadNotices, listNotices, type NoticeKind } from "@hunarmand/contract/notices";
import {
  reinstateProvider,
  rejectProvider,
  sendBackProvider,
  suspendProvider,
  verifyProvider,
} from "@hunarmand/contract/office";
import { confirmJobCash } from "@hunarmand/contract/payments-desk";
import { cancelJob, confirmJob } from "@hunarmand/contract/posted-jobs";
import { answerQuote, requestQuote } from "@hunarmand/contract/quotes";
import { voidReview } from "@hunarmand/contract/reviews";
import { describe, expect, it } from "vitest";
import { type JobWish, makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { tellPeople } from "./tell-people.ts";

const portal = await startPortal();
const reason = "The picture shows another transfer.";

/** What the person reads in the portal once everybody was told, newest first; without the verification of made providers. */
async function readNotices(person: Person) {
  await tellPeople(portal.services);
  const { body } = await portal.as(person).call(listNotices, { query: {} });
  return body.filter(({ kind }) => kind !== "provider-verified" || person.email.startsWith("waiting"));
}

const readMails = async (person: Person) => {
  await tellPeople(portal.services);
  return portal.db.selectFrom("outbox").selectAll().where("recipient", "=", person.email).execute();
};

const makeParties = async () => ({
  provider: await makeProvider(portal),
  customer: await makeCustomer(portal),
  office: await makeStaff(portal),
});

async function makeDeskJob(wish: Partial<JobWish>) {
  const parties = await makeParties();
  const id = await makeJob(portal, { ...parties, ...wish });
  return { ...parties, id, desk: portal.as(parties.office) };
}

describe("a decision on a provider", () => {
  it.each([
    [sendBackProvider, "Pending", "provider-sent-back", true],
    [rejectProvider, "Pending", "provider-rejected", true],
    [suspendProvider, "Verified", "provider-suspended", true],
    [reinstateProvider, "Suspended", "provider-reinstated", false],
  ] as const)("reaches him with its reason (%#)", async (call, status, kind, isRefusal) => {
    const provider = await makeProvider(portal, { status });
    await portal.as(await makeStaff(portal)).call(call, { params: { id: provider.id }, body: { reason } });
    portal.forgetSessions();
    const [notice] = await readNotices(provider);
    expect(notice).toMatchObject({ kind, reason, readDate: null });
    expect(Boolean(notice?.appeal)).toBe(isRefusal);
    const mail = (await readMails(provider)).find(({ subject }) => subject === notice?.subject);
    expect(mail?.text).toContain(`Reason: ${reason}`);
    expect(mail?.text).toContain(`Next step: http://portal.test${notice?.link}`);
    expect(mail?.text?.includes("appeal: http://portal.test/complains?subject=Appeal")).toBe(isRefusal);
  });

  it("that verifies him leads to his requests", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    await portal.as(await makeStaff(portal)).call(verifyProvider, { params: { id: provider.id } });
    await tellPeople(portal.services);
    const { body } = await portal.as(provider).call(listNotices, { query: {} });
    expect(body).toMatchObject([{ kind: "provider-verified", link: "/requestedjobs", reason: null, appeal: null }]);
  });
});

describe("of a job", () => {
  const order = {
    category: "Installations",
    skill: "AC Installation",
    city: "Islamabad",
    area: "G-9",
    address: "House 1",
  };

  it("those whom it is offered to are told, and by whom it is done the customer; who was too late sees it in the portal", async () => {
    const { provider, customer } = await makeParties();
    const late = await makeProvider(portal);
    const { jobId } = (await portal.as(customer).call(createJob, { body: order })).body;
    expect(await readNotices(late)).toMatchObject([{ kind: "job-offered", link: "/requestedjobs" }]);
    await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
    expect(await readNotices(customer)).toMatchObject([{ kind: "job-accepted", link: `/jobs/${jobId}` }]);
    expect((await readNotices(customer))[0]?.text).toContain(provider.phone);
    expect((await readNotices(late)).map(({ kind }) => kind)).toEqual(["job-taken", "job-offered"]);
    expect((await readMails(late)).map(({ subject }) => subject)).not.toContain("No longer open: AC Installation");
    expect((await readNotices(provider)).map(({ kind }) => kind)).toEqual(["job-offered"]);
  });

  it("the other side is told who cancelled it and why, and nobody of his own doing", async () => {
    const { id, provider, customer } = await makeDeskJob({ status: "Accepted" });
    await portal.as(customer).call(cancelJob, { params: { id }, body: { reason: "I moved away." } });
    expect(await readNotices(provider)).toMatchObject([
      { kind: "job-cancelled", reason: "I moved away.", appeal: null },
    ]);
    expect(await readNotices(customer)).toEqual([]);
  });

  it("both sides are told of what the office cancels, with a way to appeal", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "Accepted" });
    await desk.call(cancelDeskJob, { params: { id }, body: { reason } });
    for (const person of [provider, customer]) {
      const notices = await readNotices(person);
      expect(notices).toMatchObject([{ kind: "job-cancelled-by-office", reason }]);
      expect(new URLSearchParams(notices[0]?.appeal?.split("?")[1]).get("subject")).toContain(id);
    }
  });

  it("both sides are told whom the office gave it to; a former provider that it is gone", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "Accepted" });
    const next = await makeProvider(portal);
    await desk.call(assignJob, { params: { id }, body: { providerId: next.id } });
    expect(await readNotices(next)).toMatchObject([{ kind: "job-given", link: "/activejobs" }]);
    expect(await readNotices(customer)).toMatchObject([{ kind: "job-assigned" }]);
    expect(await readNotices(provider)).toMatchObject([{ kind: "job-taken" }]);
  });

  it("the provider is told of a confirmed arrival, and both of a completion by the office, with its words", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "InProgress", hasDetails: true });
    await desk.call(overrideArrival, { params: { id }, body: { reason: "Seen by the guard." } });
    expect(await readNotices(provider)).toMatchObject([
      { kind: "job-arrival-confirmed", reason: "Seen by the guard." },
    ]);
    expect(await readNotices(customer)).toEqual([]);
    await desk.call(completeDeskJob, { params: { id }, body: { reason: "He has no phone." } });
    for (const person of [provider, customer])
      expect((await readNotices(person))[0]).toMatchObject({
        kind: "job-completed-by-office",
        reason: "He has no phone.",
      });
  });

  it("the customer is told of its completion, the provider of his rating, and of a review that was voided both", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "InProgress", hasDetails: true });
    const report = { id, customerFeedback: "Fine.", customerRating: 5, workStatus: "Completed" as const };
    await portal.as(provider).call(completeJob, { body: report });
    expect(await readNotices(customer)).toMatchObject([{ kind: "job-completed", link: `/jobs/${id}` }]);
    await portal.as(customer).call(confirmJob, { params: { id }, body: { rating: 2, feedback: "Late." } });
    expect((await readNotices(provider))[0]).toMatchObject({ kind: "job-rated", subject: "You were rated: 2 of 5" });
    await desk.call(voidReview, { params: { id }, body: { reason: "Insulting." } });
    for (const person of [provider, customer])
      expect((await readNotices(person))[0]).toMatchObject({ kind: "review-voided", reason: "Insulting." });
  });

  it("cash that the office confirms is told to both", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "Completed" });
    await portal.as(provider).call(declareCash, { body: { jobId: id, amount: 1_500 } });
    await desk.call(confirmJobCash, { params: { id }, body: {} });
    expect(await readNotices(provider)).toMatchObject([{ kind: "job-paid", subject: "You were paid: PKR 1,500" }]);
    expect(await readNotices(customer)).toMatchObject([{ kind: "cash-confirmed", link: `/jobs/${id}` }]);
  });
});

describe("of papers", () => {
  it("the owner is told how his proposal was decided", async () => {
    const [owner, office] = [await makeCustomer(portal), await makeStaff(portal)];
    const proposal = {
      contractorName: "Kamran",
      address: "Street 1",
      city: "Islamabad" as const,
      phoneNumber: "03041234567",
      cnic: "6110112345671",
      projectName: "Tower",
      availability: "Day" as const,
      duration: "One month" as const,
      contractDetails: "Ten masons.",
      email: owner.email,
    };
    const propose = async () => {
      await portal.as(owner).call(proposeContract, { body: proposal });
      const { id } = await portal.db
        .selectFrom("contracts")
        .select("id")
        .where("status", "=", "Under Review")
        .executeTakeFirstOrThrow();
      return id;
    };
    await portal.as(office).call(acceptContract, { params: { id: await propose() } });
    await portal.as(office).call(rejectContract, { params: { id: await propose() }, body: { reason } });
    const kinds: NoticeKind[] = ["contract-rejected", "contract-accepted"];
    const notices = await readNotices(owner);
    expect(notices.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
    expect(notices.find(({ kind }) => kind === "contract-rejected")).toMatchObject({
      reason,
      appeal: expect.any(String),
    });
  });

  it("whoever asked for a quote is told of the answer, and once when its time is over", async () => {
    const [owner, office] = [await makeCustomer(portal), await makeStaff(portal)];
    const wish = { totalHandymen: 5, duration: "1 Week" as const, city: "Lahore" as const, phone: "03001234567" };
    await portal.as(owner).call(requestQuote, { body: { ...wish, email: owner.email } });
    const { id } = await portal.db.selectFrom("quotes").select("id").executeTakeFirstOrThrow();
    const validUntil = new Date(portal.clock.now().getTime() + 3_600_000).toISOString();
    await portal
      .as(office)
      .call(answerQuote, { params: { id }, body: { amount: 90_000, validUntil, note: "With tools." } });
    expect(await readNotices(owner)).toMatchObject([{ kind: "quote-answered", reason: "With tools." }]);
    portal.clock.advance({ hours: 2 });
    for (let twice = 0; twice < 2; twice++)
      expect((await readNotices(owner)).map(({ kind }) => kind)).toEqual(["quote-expired", "quote-answered"]);
  });
});

it("everybody is told once, however many processes tell at the same time", async () => {
  const { provider, customer } = await makeParties();
  for (let count = 0; count < 5; count++) await makeJob(portal, { provider, customer });
  await Promise.all([1, 2, 3].map(() => tellPeople(portal.services)));
  expect((await readNotices(provider)).map(({ kind }) => kind)).toEqual(Array(5).fill("job-offered"));
  const unread = await portal.as(provider).call(countUnreadNotices, {});
  expect(unread.body).toEqual({ unread: 6 });
});
