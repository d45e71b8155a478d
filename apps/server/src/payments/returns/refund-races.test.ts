import { refundPayment } from "@hunarmand/api/payments/returns";
import { afterAll, beforeEach, expect, it } from "vitest";
import { sumOfLedger } from "../../../test/model/ledger-sum.ts";
import { makeAlikeJobs, makePeople } from "../../../test/races/race-world.ts";
import { startTwoServers } from "../../../test/races/start-two-servers.ts";
import { callServer } from "../../../test/running-server.ts";
import { startSafepay } from "../../../test/safepay-gateway.ts";
import { openCards } from "../../services/cards/open-cards.ts";
import { systemClock } from "../../services/clock.ts";
import { insertCardTransaction } from "../cards/card-transactions.queries.ts";
import { settleCharge } from "../cards/settle-charge.ts";
import { repeatRefunds } from "./repeat-refunds.ts";

/** The gateway counts the refunds of one card payment by two server processes. */
const card = await startSafepay();
afterAll(() => card.stop());
beforeEach(() => {
  card.behaviour = "accepting";
});
const { ground, first, second } = await startTwoServers({ CARD_GATEWAY: card.url });
const { db } = ground;
const people = await makePeople(db);
const headers = { authorization: `Bearer ${people.tokens.office}` };
const amountPaisa = 150_000;

/** Makes a job of 1,500 that its customer has paid on the gateway's page. Returns the payment's entry. */
async function makePayment(): Promise<{ id: string; charge: string }> {
  const [jobId = ""] = await makeAlikeJobs(db, people, { stage: { status: "Completed" }, count: 1 });
  const charge = crypto.randomUUID();
  const now = systemClock.now();
  const row = { id: charge, accountId: people.customer.id, direction: "out", status: "pending" } as const;
  const gatewayReference = card.addPaid(charge, amountPaisa);
  const times = { createdAt: now, inquiredAt: now };
  await insertCardTransaction(db, { ...row, ...times, amountPaisa, jobId, nameOnCard: "A", gatewayReference });
  await settleCharge({ db, clock: systemClock }, charge, { kind: "approved", mark: undefined });
  const paid = db.selectFrom("ledgerTransactions").select("id").where("sourceId", "=", charge);
  return { ...(await paid.executeTakeFirstOrThrow()), charge };
}

const refund = (index: number, id: string, amount: number, returned = 0) => {
  const body = { amount, reason: "Not as agreed.", read: { returned } };
  return callServer([first.url, second.url][index % 2] ?? "", refundPayment, { params: { id }, body }, headers);
};
const refundsOf = (charge: string) => card.ofOrder(charge).refunds;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const returnedOf = (id: string) =>
  db.selectFrom("returnedPayments").select(["heldPaisa", "returnedPaisa"]).where("entryId", "=", id).executeTakeFirst();
const repeatLater = () => {
  const clock = { now: () => new Date(Date.now() + 120_000) };
  const cards = openCards({ cardGateway: card.url, publicUrl: "http://portal.test" }, clock);
  return repeatRefunds({ db, clock, cards });
};

it("of eight concurrent requests that have read the same, one succeeds, and nothing is refunded beyond what was paid", async () => {
  const { id, charge } = await makePayment();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => refund(index, id, 300)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({
    code: "facts-changed",
    issues: [{ field: "read.returned", values: { amount: "300" } }],
  });
  for (const returned of [300, 600, 900, 1_200]) expect((await refund(0, id, 300, returned)).status).toBe(200);
  expect(await refund(1, id, 300, 1_500)).toMatchObject({ status: 409, body: { code: "payment-returned" } });
  expect(sum(refundsOf(charge))).toBe(amountPaisa);
  expect(await returnedOf(id)).toEqual({ heldPaisa: amountPaisa, returnedPaisa: amountPaisa });
  expect(await sumOfLedger(db)).toBe(0);
});

it("changes nothing if the gateway declines it, and can be tried again", async () => {
  const { id, charge } = await makePayment();
  card.behaviour = "declining";
  expect(await refund(0, id, 1_500)).toMatchObject({ status: 409, body: { code: "refund-declined" } });
  expect(await returnedOf(id)).toEqual({ heldPaisa: 0, returnedPaisa: 0 });
  card.behaviour = "accepting";
  expect(await refund(1, id, 1_500)).toMatchObject({ status: 200, body: { status: "success" } });
  expect(refundsOf(charge)).toEqual([amountPaisa]);
});

it("without a reply is pending, reserves its amount, and counts once when the gateway is asked about it", async () => {
  const { id, charge } = await makePayment();
  card.behaviour = "dropping";
  expect(await refund(0, id, 1_000)).toMatchObject({ status: 200, body: { status: "pending" } });
  expect(await returnedOf(id)).toEqual({ heldPaisa: 100_000, returnedPaisa: 0 });
  expect((await refund(1, id, 600, 1_000)).body).toMatchObject({ code: "payment-returned" });
  card.behaviour = "accepting";
  expect(await repeatLater()).toBe(1);
  expect(await repeatLater()).toBe(0);
  expect(refundsOf(charge)).toEqual([100_000]);
  expect(await returnedOf(id)).toEqual({ heldPaisa: 100_000, returnedPaisa: 100_000 });
  expect(await sumOfLedger(db)).toBe(0);
});
