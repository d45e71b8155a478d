import { listDirectory } from "@hunarmand/api/providers/directory";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

describe("the public directory", () => {
  it("shows everyone a first name, place, work and rating, and nothing else about a person", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    for (const rating of [5, 4, 1]) {
      const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
      const review = { jobId, providerId: provider.id, rating, feedback: "Fine.", reportedBy: "customer" as const };
      const voidedAt = rating === 1 ? portal.clock.now() : null;
      await portal.db
        .insertInto("reviews")
        .values({ ...review, createdAt: portal.clock.now(), voidedAt })
        .execute();
    }
    const { status, body } = await portal.call(listDirectory, { query: {} });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.any(String),
        firstName: "Test",
        city: "Islamabad",
        area: "G-9",
        category: "Installations",
        skills: ["AC Installation"],
        rating: 4.5,
        reviews: 2,
        hasPicture: false,
      },
    ]);
  });

  it.each([
    ["Allah", "Bakhsh Soomro", "Allah Bakhsh"],
    ["ghulam", "Rasool", "ghulam Rasool"],
    ["Abdul", "", "Abdul"],
    ["Karim", "Bakhsh", "Karim"],
  ])("never shows half a name: %s %s is called %s", async (firstName, lastName, called) => {
    const { id } = await makeProvider(portal);
    await portal.db.updateTable("accounts").set({ firstName, lastName }).where("id", "=", id).execute();
    const { body } = await portal.call(listDirectory, { query: {} });
    expect(body.map((handyman) => handyman.firstName)).toEqual([called]);
  });

  it("leaves out handymen who are not verified or take no jobs", async () => {
    for (const status of ["Pending", "SentBack", "Rejected", "Suspended"] as const)
      await makeProvider(portal, { status });
    const away = await makeProvider(portal);
    await portal.db.updateTable("providers").set({ isAvailable: false }).where("accountId", "=", away.id).execute();
    expect((await portal.call(listDirectory, { query: {} })).body).toEqual([]);
  });

  it("filters by category and city, page by page", async () => {
    for (const area of ["G-9", "F-10", "I-8"]) {
      portal.clock.advance({ minutes: 1 });
      await makeProvider(portal, { area });
    }
    const find = (query: { category?: string; city?: string; limit?: number; cursor?: string }) =>
      portal.call(listDirectory, { query });
    expect((await find({ category: "Construction" })).body).toEqual([]);
    expect((await find({ city: "Lahore" })).body).toEqual([]);
    const first = await find({ category: "Installations", city: "Islamabad", limit: 2 });
    expect(first.body.map(({ area }) => area)).toEqual(["I-8", "F-10"]);
    const cursor = String(first.headers["x-next-cursor"]);
    const second = await find({ category: "Installations", city: "Islamabad", limit: 2, cursor });
    expect(second.body.map(({ area }) => area)).toEqual(["G-9"]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
  });

  it("names no account in the cursor of a page", async () => {
    const providers = [await makeProvider(portal), await makeProvider(portal)];
    const { body, headers } = await portal.call(listDirectory, { query: { limit: 1 } });
    const cursor = Buffer.from(String(headers["x-next-cursor"]), "base64url").toString();
    expect(cursor).toContain(body[0]?.id);
    for (const { id } of providers) expect(cursor).not.toContain(id);
  });

  it("is filtered by skill, and by the area of a city", async () => {
    for (const area of ["G-9", "F-10"]) await makeProvider(portal, { area });
    const find = async (query: { skill?: string; city?: string; area?: string }) =>
      (await portal.call(listDirectory, { query })).body.map(({ area }) => area);
    expect(await find({ skill: "AC Installation" })).toEqual(expect.arrayContaining(["G-9", "F-10"]));
    expect(await find({ skill: "Plumbing Installation" })).toEqual([]);
    expect(await find({ city: "Islamabad", area: "F-10" })).toEqual(["F-10"]);
    expect(await find({ skill: "AC Installation", city: "Islamabad", area: "I-8" })).toEqual([]);
    expect(await find({ city: "Lahore", area: "F-10" })).toEqual([]);
    expect(await find({ area: "F-10" })).toEqual(["F-10"]);
  });
});
