import { reportProblem } from "@hunarmand/api/inquiries/problems";
import { createJob } from "@hunarmand/api/jobs/customer";
import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { sendHandymanBack } from "@hunarmand/api/jobs/office-steps";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { up } from "../../database/schema/migrations/2026-11-23-1130-masked-words.ts";

const portal = await startPortal();

const read = (id: string) =>
  portal.db
    .selectFrom("jobs")
    .select(["description", "descriptionMasked"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("the words of a job are masked once", () => {
  it("when they are posted, changed or removed", async () => {
    const customer = await makeCustomer(portal);
    const body = { ...jobForm, description: "Call 0300 1234567." };
    const { jobId: id } = (await portal.as(customer).call(createJob, { body })).body;
    expect(await read(id)).toEqual({ description: "Call 0300 1234567.", descriptionMasked: "Call •••." });
    const change = (description: string | null) =>
      portal.as(customer).call(updateWebjob, { params: { id }, body: { description } });
    await change("Mail ali@example.pk.");
    expect(await read(id)).toEqual({ description: "Mail ali@example.pk.", descriptionMasked: "Mail •••." });
    await change(null);
    expect(await read(id)).toEqual({ description: null, descriptionMasked: null });
  });

  it("when they come from a problem that is back", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const id = await makeJob(portal, { provider, customer, status: "Completed" });
    await portal.as(customer).call(reportProblem, { params: { id }, body: { words: "Ring 0300 1234567." } });
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const { body } = await portal.as(dispatcher).call(sendHandymanBack, { params: { id }, body: { reason: "Drips" } });
    expect(await read(body.jobId)).toEqual({ description: "Ring 0300 1234567.", descriptionMasked: "Ring •••." });
  });

  it("and a provider who lists the job reads the stored masked words", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const id = await makeJob(portal, { provider, customer });
    const words = { description: "Call 0300 1234567.", descriptionMasked: "As it was masked." };
    await portal.db.updateTable("jobs").set(words).where("id", "=", id).execute();
    const { body } = await portal
      .as(provider)
      .call(listRequestedJobs, { params: { email: provider.email }, query: {} });
    expect(body).toMatchObject([{ customerWords: "As it was masked." }]);
  });

  it("and the table refuses words without masked ones", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const id = await makeJob(portal, { provider, customer });
    const unmasked = portal.db.updateTable("jobs").set({ description: "Hello" }).where("id", "=", id).execute();
    await expect(unmasked).rejects.toThrow("jobs_words_masked");
  });

  it("and the migration masks older words", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const [wordy, silent] = [
      await makeJob(portal, { provider, customer }),
      await makeJob(portal, { provider, customer }),
    ];
    const rollback = new Error("as it was");
    const migrateAnew = portal.db.transaction().execute(async (transaction) => {
      await sql`alter table jobs drop column description_masked`.execute(transaction);
      await sql`update jobs set description = 'Call 0300 1234567.' where id = ${wordy}`.execute(transaction);
      await up(transaction.withoutPlugins() as unknown as Kysely<unknown>);
      const { rows } = await sql<{ id: string; words: string | null }>`
        select id, description_masked as words from jobs`.execute(transaction);
      expect(new Map(rows.map(({ id, words }) => [id, words]))).toEqual(
        new Map([
          [wordy, "Call •••."],
          [silent, null],
        ]),
      );
      throw rollback;
    });
    await expect(migrateAnew).rejects.toBe(rollback);
  });
});
