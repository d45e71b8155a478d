import { getWorkFacts } from "@hunarmand/api/lookups/nearby";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const { db, clock } = portal;
const skill = "AC Installation";

beforeEach(async () => {
  await db.deleteFrom("offers").execute();
  await db.deleteFrom("jobs").execute();
});

describe("how many jobs were posted lately", () => {
  /** Jobs of one kind of work. Returns their ids. */
  async function makePosted(jobs: number, name = skill) {
    const people = { customer: await makeCustomer(portal), provider: await makeProvider(portal) };
    const skillId = db.selectFrom("skills").select("id").where("name", "=", name);
    const ids: string[] = [];
    for (let made = 0; made < jobs; made++) ids.push(await makeJob(portal, { ...people, status: "Completed" }));
    await db.updateTable("jobs").set({ skillId }).where("id", "in", ids).execute();
    return ids;
  }
  const readPosted = async () => {
    portal.replyMemory.forget();
    return (await portal.call(getWorkFacts, { params: { skill } })).body.postedJobs;
  };

  it("is counted by city from 30 jobs of the skill on, without repairs and older ones", async () => {
    const [first, second] = await makePosted(31);
    expect(await readPosted()).toEqual([{ city: "Islamabad", work: skill, jobs: 31 }]);
    const change = (id: string | undefined, values: { followsJobId?: string; createdAt?: Date }) =>
      db.updateTable("jobs").set(values).where("id", "=", String(id)).execute();
    await change(first, { followsJobId: String(second) });
    expect(await readPosted()).toEqual([{ city: "Islamabad", work: skill, jobs: 30 }]);
    await change(second, { createdAt: new Date(clock.now().getTime() - 31 * 86_400_000) });
    expect(await readPosted()).toEqual([]);
  });

  it("is that of the category where the skill has fewer, without other categories", async () => {
    await makePosted(1);
    await makePosted(29, "Plumbing Installation");
    await makePosted(5, "Plumbing Repair");
    expect(await readPosted()).toEqual([{ city: "Islamabad", work: "Installations", jobs: 30 }]);
  });
});
