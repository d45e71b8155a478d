import { acceptJob } from "@hunarmand/api/jobs/provider";
import { expect, it } from "vitest";
import { isPush } from "../../../../../.ci/nightly.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const rounds = isPush ? 5 : 20;
const providers = 50;

it(`exactly one of ${providers} providers who accept a job at once gets it, ${rounds} times`, async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: providers }, () => makeProvider(portal)));
  if (!first) throw new Error("no provider was made");
  const customer = await makeCustomer(portal);

  for (let round = 0; round < rounds; round++) {
    const jobId = await makeJob(portal, { provider: first, customer });
    const createdAt = portal.clock.now();
    await portal.db
      .insertInto("offers")
      .values(others.map(({ id }) => ({ jobId, providerId: id, status: "Offered" as const, round: 1, createdAt })))
      .execute();

    const answers = await Promise.all(
      [first, ...others].map((provider) => portal.as(provider).call(acceptJob, { body: { Id: jobId } })),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(providers - 1);
    const open = portal.db.selectFrom("offers").select("status").where("jobId", "=", jobId);
    expect(await open.where("status", "=", "Accepted").execute()).toHaveLength(1);
    expect(await open.where("status", "=", "Withdrawn").execute()).toHaveLength(providers - 1);
  }
});
