import { cancelPayouts, listPayouts, payPayouts, preparePayouts } from "@hunarmand/api/payouts/payouts";
import { expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { makeOwedProvider } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const atOnce = 12;

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const paidEntries = () => portal.db.selectFrom("ledgerTransactions").selectAll().where("kind", "=", "payout").execute();

it(`each provider is in one batch when ${atOnce} batches are prepared at once`, async () => {
  const finance = portal.as(await makeStaff(portal, "Finance"));
  await times(5, () => makeOwedProvider(portal));
  const answers = await times(atOnce, () => finance.call(preparePayouts, { body: {} }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ error }) => error.code === "payout-nothing-due")).toHaveLength(atOnce - 1);
  expect(await portal.db.selectFrom("payouts").select("id").execute()).toHaveLength(5);
});

it("a batch is paid or cancelled once when many requests for both come at once", async () => {
  const finance = portal.as(await makeStaff(portal, "Finance"));
  await times(3, () => makeOwedProvider(portal));
  for (let round = 0; round < 5; round++) {
    const before = (await paidEntries()).length;
    const { body } = await finance.call(preparePayouts, { body: {} });
    if (!body.batch) break;
    const params = { id: body.batch.id };
    const answers = await times<{ status: number; body: { status: string } }>(atOnce, (i) =>
      i % 2 ? finance.call(payPayouts, { params }) : finance.call(cancelPayouts, { params, body: { reason: "No." } }),
    );
    const winners = new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.body.status));
    expect(winners.size).toBe(1);
    const { body: payouts } = await finance.call(listPayouts, { params, query: {} });
    expect(payouts).toHaveLength(3);
    expect((await paidEntries()).length - before).toBe(winners.has("paid") ? 3 : 0);
  }
});

it("no provider is paid twice when batches are prepared while others are paid", async () => {
  const finance = portal.as(await makeStaff(portal, "Finance"));
  await times(4, () => makeOwedProvider(portal));
  await times(atOnce, async () => {
    const { body, status } = await finance.call(preparePayouts, { body: {} });
    if (status === 201) await finance.call(payPayouts, { params: { id: body.batch.id } });
  });
  expect(await paidEntries()).toHaveLength(4);
});
