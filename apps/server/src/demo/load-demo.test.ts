import { getJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { listActiveJobs, listCompletedJobs, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { listNotices } from "@hunarmand/api/notices/notices";
import { getEarnings } from "@hunarmand/api/payments/provider";
import { listReviews } from "@hunarmand/api/reviews/reviews";
import { expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";
import { notifyPeople } from "../notices/notify-people.ts";
import { loadDemo } from "./load-demo.ts";

const portal = await startPortal();

const findPerson = async (email: string) => {
  const { id } = await portal.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id, email, phone: "" };
};

it("the demo has content on every side, and only sends notices of recent events", async () => {
  await loadDemo(portal.services);
  await loadDemo(portal.services);
  const [ali, ayesha] = [await findPerson("ali.raza@example.pk"), await findPerson("ayesha.siddiqui@example.pk")];
  const [asAli, asAyesha] = [portal.as(ali), portal.as(ayesha)];
  const own = { params: { email: ali.email }, query: {} };
  expect((await asAli.call(listRequestedJobs, own)).body).toHaveLength(2);
  const { body: active } = await asAli.call(listActiveJobs, own);
  expect(active).toHaveLength(1);
  const comesAt = Date.parse(active[0]?.comesAt ?? "");
  expect(comesAt, "the accepted job has an hour, so that it can be late").toBeGreaterThan(portal.clock.now().getTime());
  expect((await asAli.call(listCompletedJobs, own)).body.map(({ earning }) => earning)).toEqual([3_000, 4_500, 6_200]);
  expect((await asAli.call(listReviews, own)).body.map(({ rating }) => rating)).toEqual([5, 4]);
  expect((await asAli.call(getEarnings, { query: {} })).body).toMatchObject({ gross: 10_700 });

  const jobs = (await asAyesha.call(listMyJobs, { query: {} })).body;
  expect(jobs).toHaveLength(6);
  const payments: Record<string, unknown> = {};
  for (const { id, salary, status } of jobs) {
    const { timeline, payment } = (await asAyesha.call(getJob, { params: { id } })).body;
    expect(timeline.length).toBeGreaterThanOrEqual({ Requested: 1, Accepted: 2 }[status as string] ?? 5);
    const times = timeline.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    if (payment) payments[String(salary)] = payment;
  }
  expect(payments).toEqual({
    3000: { status: "due", method: null, claimed: null },
    4500: { status: "paid", method: "cash", claimed: null, cashPaid: 4_500 },
    6200: { status: "paid", method: "card", claimed: null, cashPaid: null },
  });

  await notifyPeople(portal.services);
  const listKinds = async (as: typeof asAli) =>
    (await as.call(listNotices, { query: {} })).body.map(({ kind }) => kind);
  expect(await listKinds(asAli)).toEqual(["job-offered", "job-offered"]);
  expect(await listKinds(asAyesha)).toEqual(["job-coming", "job-accepted"]);
});

it("the finished jobs of a demo with a fee have paid it", async () => {
  await loadDemo(portal.services, 10);
  const ali = await findPerson("ali.raza@example.pk");
  const { body } = await portal.as(ali).call(getEarnings, { query: {} });
  expect(body).toMatchObject({ gross: 10_700, fee: 1_070, net: 9_630 });
});
