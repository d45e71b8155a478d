import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { getDirectoryPicture, listHandymanReviews, readHandyman } from "@hunarmand/api/providers/directory";
import { uploadProfile } from "@hunarmand/api/providers/documents";
import { setAvailability } from "@hunarmand/api/providers/providers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function findPublicId({ id }: Person): Promise<string> {
  const found = portal.db.selectFrom("providers").select("publicId").where("accountId", "=", id);
  return (await found.executeTakeFirstOrThrow()).publicId;
}

async function review(provider: Person, feedback: string, rating = 5): Promise<string> {
  const customer = await makeCustomer(portal);
  const id = await makeJob(portal, { provider, customer, status: "Completed", hasDetails: true });
  portal.clock.advance({ minutes: 1 });
  const { status } = await portal.as(customer).call(confirmJob, { params: { id }, body: { rating, feedback } });
  expect(status).toBe(200);
  return id;
}

const readReviews = async (id: string, query: { limit?: number; cursor?: string } = {}) =>
  portal.call(listHandymanReviews, { params: { id }, query });

describe("the public page of a handyman", () => {
  it("shows anybody a first name, place, work, rating and jobs done, and nothing else of a person", async () => {
    const provider = await makeProvider(portal);
    await review(provider, "Quick and clean.", 4);
    const id = await findPublicId(provider);
    const { body } = await portal.call(readHandyman, { params: { id } });
    expect(body).toEqual({
      ...{ id, firstName: "Test", city: "Islamabad", area: "G-9", category: "Installations" },
      ...{ skills: ["AC Installation"], rating: 4, reviews: 1, hasPicture: false },
      ...{ jobsDone: 1, verifiedDate: null, takesJobs: true, freeAgain: null },
    });
  });

  it("is not found by the id of the account", async () => {
    const { id } = await makeProvider(portal);
    const unknown = { status: 404, error: { code: "provider-not-found" } };
    expect(await portal.call(readHandyman, { params: { id } })).toMatchObject(unknown);
    expect(await portal.call(readHandyman, { params: { id: "1" } })).toMatchObject({ status: 400 });
  });

  it("says that its handyman takes no jobs now", async () => {
    const provider = await makeProvider(portal);
    await portal.as(provider).call(setAvailability, { body: { available: false } });
    const { body } = await portal.call(readHandyman, { params: { id: await findPublicId(provider) } });
    expect(body.takesJobs).toBe(false);
  });

  it("says from when the own jobs leave time, without a word about these", async () => {
    const provider = await makeProvider(portal);
    await makeJob(portal, { provider, customer: await makeCustomer(portal), status: "InProgress" });
    const { body } = await portal.call(readHandyman, { params: { id: await findPublicId(provider) } });
    const quarterHour = 15 * 60_000;
    const free = Math.ceil((portal.clock.now().getTime() + 120 * 60_000) / quarterHour) * quarterHour;
    expect(body.freeAgain).toBe(new Date(free).toISOString());
  });

  it.each(["Pending", "SentBack", "Rejected", "Suspended", "Closed"] as const)(
    "does not exist for a handyman who is %s: no page, reviews or picture",
    async (status) => {
      const provider = await makeProvider(portal);
      const upload = makeForm({ Email: provider.email, File: await makePicture() });
      await portal.as(provider).call(uploadProfile, { body: upload });
      const params = { id: await findPublicId(provider) };
      expect((await portal.call(getDirectoryPicture, { params })).status).toBe(200);
      await portal.db.updateTable("providers").set({ status }).where("accountId", "=", provider.id).execute();
      const unknown = { status: 404, error: { code: "provider-not-found" } };
      expect(await portal.call(readHandyman, { params })).toMatchObject(unknown);
      expect(await readReviews(params.id)).toMatchObject(unknown);
      expect(await portal.call(getDirectoryPicture, { params })).toMatchObject(unknown);
    },
  );
});

describe("the reviews of a public page", () => {
  it("hide phone numbers and the surname, and name no customer", async () => {
    const provider = await makeProvider(portal);
    await review(provider, "Mr. provider is good, call 0300 1234567.");
    const { body } = await readReviews(await findPublicId(provider));
    const words = "Mr. ••• is good, call •••.";
    expect(body).toEqual([{ skill: "AC Installation", rating: 5, words, date: expect.any(String) }]);
  });

  it("are the customers' own with words, without voided ones and reports of the handyman", async () => {
    const provider = await makeProvider(portal);
    await review(provider, "Kept.");
    const [voided, reported] = [await review(provider, "Voided."), await review(provider, "Reported.")];
    const reviews = portal.db.updateTable("reviews");
    await reviews.set({ voidedAt: portal.clock.now() }).where("jobId", "=", voided).execute();
    await reviews.set({ reportedBy: "provider" }).where("jobId", "=", reported).execute();
    const { body } = await readReviews(await findPublicId(provider));
    expect(body.map(({ words }) => words)).toEqual(["Kept."]);
  });

  it("come newest first, page by page", async () => {
    const provider = await makeProvider(portal);
    for (const words of ["First.", "Second.", "Third."]) await review(provider, words);
    const id = await findPublicId(provider);
    const first = await readReviews(id, { limit: 2 });
    expect(first.body.map(({ words }) => words)).toEqual(["Third.", "Second."]);
    const second = await readReviews(id, { limit: 2, cursor: String(first.headers["x-next-cursor"]) });
    expect(second.body.map(({ words }) => words)).toEqual(["First."]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
  });
});

describe("the picture of a public page", () => {
  it("is small, may be cached for ten minutes, and search engines do not list it", async () => {
    const provider = await makeProvider(portal);
    const params = { id: await findPublicId(provider) };
    expect(await portal.call(getDirectoryPicture, { params })).toMatchObject({ status: 404 });
    const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: "green" } })
      .jpeg()
      .toBuffer();
    await portal.as(provider).call(uploadProfile, { body: makeForm({ Email: provider.email, File: large }) });
    const { status, headers, body } = await portal.call(getDirectoryPicture, { params });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=600",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
    const { width, height, exif } = await sharp(Buffer.from(await body.arrayBuffer())).metadata();
    expect({ width, height, exif }).toEqual({ width: 256, height: 171, exif: undefined });
  });
});
