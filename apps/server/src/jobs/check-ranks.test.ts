import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { acceptJob, completeJob } from "@hunarmand/api/jobs/provider";
import { suspendProvider } from "@hunarmand/api/providers/office";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { voidReview } from "@hunarmand/api/reviews/reviews";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { checkRanks, findRankFaults } from "./check-ranks.ts";

const portal = await startPortal();

async function readRank(providerId: string) {
  const { rows } = await sql<{ rank: [number, number, boolean] }>`
    select jsonb_build_array(open_jobs, rating, is_askable) as rank from provider_ranks where provider_id = ${providerId}`.execute(
    portal.db,
  );
  return rows[0]?.rank;
}

it("a handyman's dispatch rank follows their jobs, reviews, availability and skills", async () => {
  const [provider, other] = [await makeProvider(portal), await makeProvider(portal)];
  const [customer, office] = [await makeCustomer(portal), await makeStaff(portal)];
  const [done, moved] = [
    await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true }),
    await makeJob(portal, { provider, customer }),
  ];
  expect(await readRank(provider.id)).toEqual([1, 0, true]);
  await portal.as(provider).call(acceptJob, { body: { Id: moved } });
  expect(await readRank(provider.id)).toEqual([2, 0, true]);
  const typed = { customerFeedback: "Good", customerRating: 5, workStatus: "Completed" as const };
  await portal.as(provider).call(completeJob, { body: { id: done, ...typed } });
  expect(await readRank(provider.id)).toEqual([1, 0, true]);
  await portal
    .as(customer)
    .call(confirmJob, { params: { id: done }, body: { rating: 4, feedback: "Came a little late." } });
  expect(await readRank(provider.id)).toEqual([1, 4, true]);
  await portal.as(provider).call(setAvailability, { body: { available: false } });
  const body = { providerId: other.id, reason: "They are ill." };
  await portal.as(office).call(assignJob, { params: { id: moved }, body });
  expect([await readRank(provider.id), await readRank(other.id)]).toEqual([
    [0, 4, false],
    [1, 0, true],
  ]);
  await portal.as(office).call(voidReview, { params: { id: done }, body: { reason: "It insults the handyman." } });
  await portal
    .as(office)
    .call(suspendProvider, { params: { id: other.id }, body: { reason: "Papers that are not theirs." } });
  await sql`update provider_skills set skill_id = (select max(id) from skills)`.execute(portal.db);
  expect([await readRank(provider.id), await readRank(other.id)]).toEqual([
    [0, 0, false],
    [1, 0, false],
  ]);
  expect(await findRankFaults(portal.db)).toEqual([]);
});

it("a rank that was changed by hand or is missing is found, and rebuild_provider_ranks() repairs it", async () => {
  const [drifted, missing] = [await makeProvider(portal), await makeProvider(portal)];
  await sql`update provider_ranks set open_jobs = 3, skill_ids = '{}' where provider_id = ${drifted.id}`.execute(
    portal.db,
  );
  await sql`delete from provider_ranks where provider_id = ${missing.id}`.execute(portal.db);
  const faults = await findRankFaults(portal.db);
  expect(new Map(faults.map(({ providerId, stored }) => [providerId, stored]))).toEqual(
    new Map([
      [drifted.id, expect.objectContaining({ open_jobs: 3, skill_ids: [] })],
      [missing.id, null],
    ]),
  );
  await expect(checkRanks(portal.db)).rejects.toThrow("need rebuild_provider_ranks()");
  await sql`select rebuild_provider_ranks()`.execute(portal.db);
  await checkRanks(portal.db);
  expect(await findRankFaults(portal.db)).toEqual([]);
});
