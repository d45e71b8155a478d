import { approveWalletPayment, declineWalletPayment } from "@hunarmand/api/payments/office";
import { addCard, performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { correctPayment, refundPayment } from "@hunarmand/api/payments/returns";
import {
  cancelPayouts,
  listPayouts,
  payPayouts,
  preparePayouts,
  returnPayout,
  updatePayoutAccount,
} from "@hunarmand/api/payouts/payouts";
import { makeJob } from "../make.ts";
import { makeForm } from "../make-image.ts";
import type { Person, Portal } from "../portal.ts";
import { makeAsk, password, reason, words } from "./personal-life.ts";

interface Payers {
  customer: Person;
  provider: Person;
  owner: Person;
  picture: Uint8Array;
}

const card = { cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123" };

/** Makes payments and payouts with names, and reasons that name people. All balances are zero at the end. */
export async function moveMoney(portal: Portal, payers: Payers) {
  await payByCard(portal, payers);
  await payByWallet(portal, payers);
  await payOut(portal, payers);
}

const newestEntry = (portal: Portal) =>
  portal.db
    .selectFrom("ledgerTransactions")
    .select("id")
    .orderBy("postedAt", "desc")
    .orderBy("id")
    .executeTakeFirstOrThrow();

/** Sent with an Idempotency-Key, whose stored reply has the typed name. */
async function payByCard(portal: Portal, { customer, provider, owner }: Payers) {
  const ask = makeAsk(portal);
  const jobId = await makeJob(portal, { customer, provider, status: "Completed" });
  const body = { ...card, nameOnCard: "Z D'Qazalbash", amount: 1_500, email: customer.email, jobId };
  await ask(customer, addCard, { body: { ...card, nameOnCard: "Z D'Qazalbash", email: customer.email } });
  await ask(customer, performTransaction, { body }, { "idempotency-key": "paid once" });
  const { id } = await newestEntry(portal);
  await ask(
    owner,
    refundPayment,
    { params: { id }, body: { amount: 500, reason } },
    { "idempotency-key": "given back" },
  );
}

async function payByWallet(portal: Portal, { customer, owner, picture }: Payers) {
  const ask = makeAsk(portal);
  const payment = { walletType: "easypaisa", amount: "150", senderName: words.slice(0, 20), sentDate: "2026-03-01" };
  const send = async (transactionId: string) => {
    const form = makeForm({ ...payment, transactionId, email: customer.email, transactionImage: picture });
    return { id: (await ask(customer, submitWalletPayment, { body: form })).transaction.id };
  };
  await ask(owner, declineWalletPayment, { params: await send("TX-1001"), body: { reason } });
  portal.clock.advance({ minutes: 1 });
  await ask(owner, approveWalletPayment, { params: await send("TX-1002") });
  await ask(owner, correctPayment, { params: await newestEntry(portal), body: { reason } });
}

async function payOut(portal: Portal, { provider, owner }: Payers) {
  const ask = makeAsk(portal);
  const account = { kind: "easypaisa" as const, holderName: "Behzad Tareen", number: "+923457778899" };
  await ask(provider, updatePayoutAccount, { body: { ...account, currentPassword: password } });
  const prepare = async () => {
    portal.clock.advance({ minutes: 1 });
    return { id: (await ask(owner, preparePayouts, { body: { minimum: 1 } })).batch.id };
  };
  await ask(owner, cancelPayouts, { params: await prepare(), body: { reason } });
  const params = await prepare();
  await ask(owner, payPayouts, { params });
  const [payout] = await ask(owner, listPayouts, { params, query: {} });
  await ask(owner, returnPayout, { params, body: { payoutId: payout?.id ?? "", reason } });
  await ask(owner, payPayouts, { params: await prepare() });
}
