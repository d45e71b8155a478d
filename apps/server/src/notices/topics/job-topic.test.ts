import { createJob } from "@hunarmand/api/jobs/customer";
import { cancelJob, confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { assignJob, cancelDeskJob, completeDeskJob, overrideArrival } from "@hunarmand/api/jobs/office-steps";
import { acceptJob, completeJob } from "@hunarmand/api/jobs/provider";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { declareCash } from "@hunarmand/api/payments/provider";
import { voidReview } from "@hunarmand/api/reviews/reviews";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { type JobWish, makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { readMails, readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();
const reason = "The picture shows another transfer.";

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

describe("a job", () => {
  it("notifies the handymen who get an offer, and the customer of who comes; a handyman who was too late sees it in the portal", async () => {
    const { provider, customer } = await makeParties();
    const late = await makeProvider(portal);
    const { jobId } = (await portal.as(customer).call(createJob, { body: jobForm })).body;
    expect(await readNotices(portal, late)).toMatchObject([
      { kind: "job-offered", link: `/requestedjobs?offer=${jobId}` },
    ]);
    await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
    expect(await readNotices(portal, customer)).toMatchObject([{ kind: "job-accepted", link: `/jobs/${jobId}` }]);
    expect((await readNotices(portal, customer))[0]?.text).toContain(provider.phone);
    expect((await readNotices(portal, late)).map(({ kind }) => kind)).toEqual(["job-taken", "job-offered"]);
    expect((await readMails(portal, late)).map(({ subject }) => subject)).not.toContain(
      "Another handyman was quicker: AC Installation",
    );
    expect((await readNotices(portal, provider)).map(({ kind }) => kind)).toEqual(["job-offered"]);
  });

  it("says in the notice of an offer when, what the handyman usually gets and until when they may answer", async () => {
    const { provider, customer } = await makeParties();
    await portal.as(customer).call(createJob, { body: { ...jobForm, scheduledFor: undefined } });
    const [notice] = await readNotices(portal, provider);
    expect(notice?.text).toMatch(
      /^The job: AC Installation \(H-\d+\) in .+\. As soon as possible\. You usually get PKR [\d,]+–[\d,]+\. Answer by .+[ap]m\. Open it to accept\.$/,
    );
  });

  it("that is cancelled notifies the other side of who cancelled and why, and nobody of what they did themselves", async () => {
    const { id, provider, customer } = await makeDeskJob({ status: "Accepted" });
    await portal.as(customer).call(cancelJob, { params: { id }, body: { reason: "I moved away." } });
    expect(await readNotices(portal, provider)).toMatchObject([
      { kind: "job-cancelled", reason: "I moved away.", appeal: null },
    ]);
    expect(await readNotices(portal, customer)).toEqual([]);
  });

  it("that the office cancels notifies both sides, with a way to appeal", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "Accepted" });
    await desk.call(cancelDeskJob, { params: { id }, body: { reason } });
    for (const person of [provider, customer]) {
      const notices = await readNotices(portal, person);
      expect(notices).toMatchObject([{ kind: "job-cancelled-by-office", reason }]);
      expect(new URLSearchParams(notices[0]?.appeal?.split("?")[1]).get("subject")).toContain(id);
    }
  });

  it("that the office reassigns notifies both sides of the new handyman, and the former one that it is gone", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "Accepted" });
    const next = await makeProvider(portal);
    await desk.call(assignJob, { params: { id }, body: { providerId: next.id } });
    expect(await readNotices(portal, next)).toMatchObject([{ kind: "job-given", link: "/activejobs" }]);
    expect(await readNotices(portal, customer)).toMatchObject([{ kind: "job-assigned" }]);
    expect(await readNotices(portal, provider)).toMatchObject([{ kind: "job-taken" }]);
  });

  it("notifies the provider of a confirmed arrival, and both sides of a completion by the office, with its reason", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "InProgress", hasDetails: true });
    await desk.call(overrideArrival, { params: { id }, body: { reason: "Seen by the guard." } });
    expect(await readNotices(portal, provider)).toMatchObject([
      { kind: "job-arrival-confirmed", reason: "Seen by the guard." },
    ]);
    expect(await readNotices(portal, customer)).toEqual([]);
    await desk.call(completeDeskJob, { params: { id }, body: { reason: "He has no phone." } });
    for (const person of [provider, customer])
      expect((await readNotices(portal, person))[0]).toMatchObject({
        kind: "job-completed-by-office",
        reason: "He has no phone.",
      });
  });

  it("notifies the customer of its completion, the provider of their rating, and both of a voided review", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "InProgress", hasDetails: true });
    const report = { id, customerFeedback: "Fine.", customerRating: 5, workStatus: "Completed" as const };
    await portal.as(provider).call(completeJob, { body: report });
    expect(await readNotices(portal, customer)).toMatchObject([{ kind: "job-completed", link: `/jobs/${id}` }]);
    await portal.as(customer).call(confirmJob, { params: { id }, body: { rating: 2, feedback: "Late." } });
    expect((await readNotices(portal, provider))[0]).toMatchObject({
      kind: "job-rated",
      subject: "You were rated 2 out of 5",
    });
    await desk.call(voidReview, { params: { id }, body: { reason: "Insulting." } });
    for (const person of [provider, customer])
      expect((await readNotices(portal, person))[0]).toMatchObject({ kind: "review-voided", reason: "Insulting." });
  });

  it("with cash by the customer's word alone asks the provider", async () => {
    const { id, provider, customer } = await makeDeskJob({ status: "Completed" });
    const body = { rating: 5, feedback: "Fine.", cashPaid: 1_500 };
    await portal.as(customer).call(confirmJob, { params: { id }, body });
    expect(await readNotices(portal, provider)).toContainEqual(
      expect.objectContaining({
        ...{ kind: "cash-said", link: "/completedjobs" },
        subject: "Your customer says: paid PKR 1,500 in cash",
      }),
    );
  });

  it("with cash of another amount than the provider's notifies the provider of it once", async () => {
    const { id, provider, customer } = await makeDeskJob({ status: "Completed" });
    await portal.as(provider).call(declareCash, { body: { jobId: id, amount: 1_500 } });
    for (let tries = 0; tries < 2; tries++)
      await portal.as(customer).call(confirmJob, { params: { id }, body: { cashPaid: 1_300 } });
    expect(await readNotices(portal, provider)).toMatchObject([
      { kind: "cash-said", link: "/completedjobs", subject: "Your customer says: paid PKR 1,300 in cash" },
    ]);
  });

  it("with cash that the office confirms notifies both", async () => {
    const { id, provider, customer, desk } = await makeDeskJob({ status: "Completed" });
    await portal.as(provider).call(declareCash, { body: { jobId: id, amount: 1_500 } });
    await desk.call(confirmJobCash, { params: { id }, body: {} });
    expect(await readNotices(portal, provider)).toMatchObject([
      { kind: "job-paid", subject: "You were paid: PKR 1,500" },
    ]);
    expect(await readNotices(portal, customer)).toMatchObject([{ kind: "cash-confirmed", link: `/jobs/${id}` }]);
  });
});
