import { createJob } from "@hunarmand/api/jobs/customer";
import { disputePrice } from "@hunarmand/api/jobs/price";
import { beforeEach, expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { loadDemo } from "../load-demo.ts";
import { loadTown } from "../town/load-town.ts";
import { serveVisitors } from "./serve-visitors.ts";

const portal = await startPortal();

beforeEach(async () => {
  await loadDemo(portal.services);
  await loadTown(portal.services);
});

async function asAyesha() {
  const email = "ayesha.siddiqui@example.pk";
  const { id } = await portal.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return portal.as({ id, email, phone: "" });
}

async function post(category: string, skill: string) {
  const ayesha = await asAyesha();
  const place = { city: "Islamabad", area: "G-9", address: "House 12, Street 45, G-9/1" };
  const pin = { pinLocationLatitude: 33.6891, pinLocationLongitude: 73.0299 };
  const { body } = await ayesha.call(createJob, { body: { category, skill, ...place, ...pin } });
  return { ayesha, id: body.jobId };
}

async function wait(minutes: number) {
  portal.clock.advance({ minutes });
  return serveVisitors(portal.services);
}

it("a handyman of the town takes a visitor's job, comes, names a price, takes the visitor's amount, and completes", async () => {
  const { ayesha, id } = await post("Maintenance and Repairers", "Plumbing Repair");
  expect(await wait(0)).toBeUndefined();
  expect(await wait(1)).toEqual({ act: "accept", jobId: id });
  expect(await wait(1)).toBeUndefined();
  expect(await wait(4)).toEqual({ act: "arrive", jobId: id });
  expect(await wait(1)).toEqual({ act: "submit", jobId: id });
  expect(await wait(5)).toBeUndefined();
  const asked = await portal.db.selectFrom("jobs").select("pricePaisa").where("id", "=", id).executeTakeFirstOrThrow();
  const read = (asked.pricePaisa ?? 0) / 100;
  await ayesha.call(disputePrice, { params: { id }, body: { amount: read, offer: read - 100 } });
  expect(await wait(0)).toEqual({ act: "submit", jobId: id });
  expect(await wait(1)).toEqual({ act: "complete", jobId: id });
  expect(await wait(5)).toBeUndefined();
  const done = await portal.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(done).toMatchObject({ status: "Completed", agreedPricePaisa: (read - 100) * 100 });
});

it("a job that was offered to an account that visitors use is left to it", async () => {
  await post("Installations", "Electrical Wiring");
  expect(await wait(5)).toBeUndefined();
});
