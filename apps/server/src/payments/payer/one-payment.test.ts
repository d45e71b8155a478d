import { startCardPayment } from "@hunarmand/api/payments/card-page";
import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { afterAll, expect, it } from "vitest";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { makeAlikeJobs, makePeople } from "../../../test/races/race-world.ts";
import { startTwoServers } from "../../../test/races/start-two-servers.ts";
import { callServer } from "../../../test/running-server.ts";
import { startSafepay } from "../../../test/safepay-gateway.ts";

/** Rounds. In each, two server processes pay for one job at once, and the gateway counts the charges. */
const tries = 50;

const card = await startSafepay();
afterAll(() => card.stop());
const { ground, first, second } = await startTwoServers({ CARD_GATEWAY: card.url });
const people = await makePeople(ground.db);
const headers = { authorization: `Bearer ${people.tokens.customer}` };
const { email } = people.customer;

const makeJobs = () => makeAlikeJobs(ground.db, people, { stage: { status: "Completed" }, count: tries });
const chargesOf = () => new Map(card.trackers);
const payByCard = (url: string, jobId: string) =>
  callServer(url, startCardPayment, { body: { amount: 1_500, jobId } }, headers);
const picture = await makePicture();
const payByWallet = (url: string, jobId: string) => {
  const transactionId = jobId.replaceAll("-", "");
  const sentDate = new Date().toISOString();
  const proof = { walletType: "jazzcash", amount: "1500", transactionId, senderName: "Ayesha", sentDate, email, jobId };
  const body = makeForm({ ...proof, transactionImage: picture });
  return callServer(url, submitWalletPayment, { body }, headers);
};

it(`charges one card once when two cards are charged for one job at once on two servers, ${tries} times`, async () => {
  const before = chargesOf().size;
  for (const [index, jobId] of (await makeJobs()).entries()) {
    const answers = await Promise.all([payByCard(first.url, jobId), payByCard(second.url, jobId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "job-paid" });
    expect(chargesOf().size - before).toBe(index + 1);
  }
});

it("accepts a card or a wallet for one job at once, never both", async () => {
  const before = chargesOf().size;
  let cards = 0;
  for (const jobId of await makeJobs()) {
    const [byCard, byWallet] = await Promise.all([payByCard(first.url, jobId), payByWallet(second.url, jobId)]);
    expect([byCard.status, byWallet.status].sort()).toEqual([200, 409]);
    if (byCard.status === 200) cards++;
  }
  expect(chargesOf().size - before).toBe(cards);
  const kept = await ground.db.selectFrom("walletPayments").select("id").where("jobId", "is not", null).execute();
  expect(kept).toHaveLength(tries - cards);
  expect(await ground.db.selectFrom("files").select("id").execute()).toHaveLength(tries - cards);
});
