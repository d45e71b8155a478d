import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sizeAt } from "../../../../../bench/data/data-size.ts";
import { fillDatabase } from "../../../../../bench/data/fill-database.ts";
import { startPortal } from "../../../test/portal.ts";
import { findRankFaults } from "../../jobs/check-ranks.ts";
import { writeSettings } from "../settings/settings.queries.ts";
import { dispatchJob } from "./dispatch-job.ts";

const portal = await startPortal();

const hundredth = 0.01;
const jobsTried = 40;
const roundSizeMax = 7;

/** Applies the rule of docs/product.md O2 to all providers who fit. */
async function rankAll(jobId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select provider.account_id as id from jobs job
    join providers provider on provider.city_id = job.city_id and provider.category_id = job.category_id
      and provider.status = 'Verified' and provider.is_available
    join provider_skills skill on skill.provider_id = provider.account_id and skill.skill_id = job.skill_id
    where job.id = ${jobId}
    order by provider.area_id = job.area_id desc,
      (select count(*) from jobs open where open.provider_id = provider.account_id and open.status in ('Accepted', 'InProgress')),
      (select coalesce(avg(rating), 0) from reviews where provider_id = provider.account_id and voided_at is null
        and reported_by = 'customer') desc, provider.idle_since, provider.account_id`.execute(portal.db);
  return rows.map(({ id }) => id);
}

it("a job is offered to those whom the rule ranks first, whether its area has enough providers or not", async () => {
  await fillDatabase(portal.db, { ...sizeAt(hundredth, portal.clock.now()), jobs: 1_000, settledJobs: 100 });
  const models = await portal.db
    .selectFrom("jobs")
    .selectAll()
    .where("status", "=", "Completed")
    .orderBy("id")
    .limit(jobsTried)
    .execute();
  const offered = { near: 0, far: 0 };
  for (const [place, model] of models.entries()) {
    // For the second half, providers differ only in their id.
    if (place === jobsTried / 2) await sql`update providers set idle_since = ${portal.clock.now()}`.execute(portal.db);
    const { customerId, categoryId, skillId, cityId, areaId, address, contactPhone, paymentMethod } = model;
    const roundSize = 1 + (place % roundSizeMax);
    await writeSettings(portal.db, { offerRoundSize: roundSize });
    const id = randomUUID();
    const job = { id, customerId, categoryId, skillId, cityId, areaId, address, contactPhone, paymentMethod };
    await portal.db
      .insertInto("jobs")
      .values({ ...job, status: "Requested", createdAt: portal.clock.now() })
      .execute();
    const ranked = await rankAll(id);
    await portal.db.transaction().execute((db) => dispatchJob({ ...portal.services, db }, id));
    const offers = await portal.db
      .selectFrom("offers as offer")
      .innerJoin("providers as provider", "provider.accountId", "offer.providerId")
      .select(["offer.providerId", "provider.areaId"])
      .where("jobId", "=", id)
      .execute();
    expect(offers.map(({ providerId }) => providerId).sort()).toEqual(ranked.slice(0, roundSize).sort());
    for (const { areaId: where } of offers) offered[where === areaId ? "near" : "far"] += 1;
  }
  expect(offered.near).toBeGreaterThan(0);
  expect(offered.far).toBeGreaterThan(0);
  expect(await findRankFaults(portal.db)).toEqual([]);
});
