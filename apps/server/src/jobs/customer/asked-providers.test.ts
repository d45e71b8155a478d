import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { acceptJob, rejectJob } from "@hunarmand/api/jobs/provider";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();

async function post(offerRoundSize = 2) {
  await writeSettings(portal.db, { offerRoundSize, offerMinutes: 30 });
  const customer = await makeCustomer(portal);
  const { jobId } = (await portal.as(customer).call(createJob, { body: jobForm })).body;
  const read = async () => (await portal.as(customer).call(getJob, { params: { id: jobId } })).body.asked;
  return { customer, jobId, read };
}

/** As their public page shows them. */
const askedPerson = { id: expect.any(String), firstName: "Test", rating: null, reviews: 0, hasPicture: false };

it("a customer reads how many were asked, rejections included, and until when the open offers hold", async () => {
  const people = [await makeProvider(portal), await makeProvider(portal), await makeProvider(portal)];
  const { jobId, read } = await post();
  const offers = portal.db.selectFrom("offers").select(["providerId", "expiresAt"]).where("jobId", "=", jobId);
  const first = await offers.execute();
  expect(await read()).toEqual({
    providers: 2,
    until: first[0]?.expiresAt?.toISOString(),
    laterUntil: null,
    only: null,
    people: [askedPerson, askedPerson],
    callBy: expect.any(String),
    open: { first: 2, later: 0 },
  });
  const asked = people.filter(({ id }) => first.some(({ providerId }) => providerId === id));
  for (const person of asked) {
    await portal.as(person).call(rejectJob, { body: { jobId, email: person.email } });
  }
  expect(await read(), "the next round adds to those who were asked").toMatchObject({ providers: 3 });
});

it("a round without a wished time has its own minutes, a round of a job with one the others", async () => {
  await makeProvider(portal);
  await writeSettings(portal.db, { offerMinutes: 40, urgentOfferMinutes: 15 });
  const customer = portal.as(await makeCustomer(portal));
  const later = new Date(portal.clock.now().getTime() + 86_400_000).toISOString();
  for (const [scheduledFor, minutes] of [
    ["", 15],
    [later, 40],
  ] as const) {
    const { jobId } = (await customer.call(createJob, { body: { ...jobForm, scheduledFor } })).body;
    const offers = portal.db.selectFrom("offers").selectAll().where("jobId", "=", jobId);
    const { createdAt, expiresAt } = await offers.executeTakeFirstOrThrow();
    expect((expiresAt?.getTime() ?? 0) - createdAt.getTime()).toBe(minutes * 60_000);
  }
});

it("the only handyman who was asked is shown as on their public page, while they can answer", async () => {
  const { id } = await makeProvider(portal);
  const { read } = await post();
  const providers = portal.db.selectFrom("providers").select("publicId").where("accountId", "=", id);
  const { publicId } = await providers.executeTakeFirstOrThrow();
  const only = { id: publicId, firstName: "Test", rating: null, reviews: 0, hasPicture: false };
  expect(await read()).toMatchObject({ providers: 1, only });
  await portal.db.updateTable("providers").set({ status: "Suspended" }).where("accountId", "=", id).execute();
  expect(await read(), "without a public page").toMatchObject({ providers: 1, only: null });
});

it("of several who were asked, the last who can answer is not shown alone", async () => {
  const [one] = [await makeProvider(portal), await makeProvider(portal)];
  const { jobId, read } = await post();
  await portal.as(one).call(rejectJob, { body: { jobId, email: one.email } });
  expect(await read()).toMatchObject({
    providers: 2,
    until: expect.any(String),
    laterUntil: null,
    only: null,
    people: [askedPerson],
  });
});

it("of several who can answer, the three with the most stars are shown, and only from their public pages", async () => {
  const people = [];
  for (let count = 0; count < 4; count++) people.push(await makeProvider(portal));
  const [best, , second] = people;
  const rate = (id: string | undefined, rating: number) =>
    sql`update provider_ranks set rating_sum = ${rating * 10}, rating_count = 10 where provider_id = ${id}`.execute(
      portal.db,
    );
  const { read } = await post(4);
  await rate(best?.id, 4.9);
  await rate(second?.id, 4.2);
  const shown = await read();
  expect(shown?.people?.map(({ rating, reviews }) => [rating, reviews])).toEqual([
    [4.9, 10],
    [4.2, 10],
    [null, 0],
  ]);
  expect(Object.keys(shown?.people?.[0] ?? {}).toSorted()).toEqual([
    "firstName",
    "hasPicture",
    "id",
    "rating",
    "reviews",
  ]);
  const { id = "" } = best ?? {};
  await portal.db.updateTable("providers").set({ status: "Suspended" }).where("accountId", "=", id).execute();
  expect(
    (await read())?.people?.map(({ rating }) => rating),
    "without a public page",
  ).toEqual([4.2, null, null]);
});

it("after an acceptance nobody is asked any more", async () => {
  const provider = await makeProvider(portal);
  const { jobId, read } = await post();
  await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
  expect(await read()).toBeNull();
});

const nobodyAsked = {
  ...{ providers: 0, until: null, laterUntil: null, only: null, people: [] },
  callBy: expect.any(String),
  open: { first: 0, later: 0 },
};

it("without a handyman nobody was asked", async () => {
  const { read } = await post();
  expect(await read()).toEqual(nobodyAsked);
});

it("offers that a change withdrew do not count as asked", async () => {
  await makeProvider(portal);
  const { customer, jobId, read } = await post();
  await portal.as(customer).call(updateWebjob, { params: { id: jobId }, body: { skill: "Electrical Wiring" } });
  expect(await read()).toEqual(nobodyAsked);
});
