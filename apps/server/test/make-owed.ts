import { performTransaction } from "@hunarmand/api/payments/payer";
import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { writeSettings } from "../src/domain/settings/settings.queries.ts";
import { putPayoutAccount } from "../src/payouts/payouts.queries.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "./make.ts";
import type { Person, Portal } from "./portal.ts";

const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/29", cvv: "123" };

/** A valid Pakistani IBAN. */
export const iban = "PK36SCBL0000001123456702";

/** A completed job of PKR 1,500 that its customer has paid by card. The portal owes it to the provider, less the fee. */
export async function payJobByCard(portal: Portal, provider: Person, payer?: Person): Promise<string> {
  const customer = payer ?? (await makeCustomer(portal));
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  const body = { ...card, amount: 1_500, email: customer.email, jobId };
  await portal.as(customer).call(performTransaction, { body });
  return jobId;
}

/** A provider with a payout account, who is owed for one job that was paid by card. */
export async function makeOwedProvider(portal: Portal, { holderName = "Ali Raza" } = {}): Promise<Person> {
  const provider = await makeProvider(portal);
  const account = { kind: "bank" as const, holderName, number: iban };
  await putPayoutAccount(portal.db, provider.id, { account, now: portal.clock.now() });
  await payJobByCard(portal, provider);
  return provider;
}

/** Sets the fee to a tenth. Returns a provider and Finance. */
export async function makeFeeScene(portal: Portal) {
  const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
  await writeSettings(portal.db, { platformFeePercent: 10 });
  return { provider, finance };
}

/** A job of PKR 1,500 that was paid by card, with a fee of PKR 150. */
export async function makePaidFeeJob(portal: Portal) {
  const [scene, customer] = [await makeFeeScene(portal), await makeCustomer(portal)];
  const jobId = await payJobByCard(portal, scene.provider, customer);
  const [payment] = (await portal.as(scene.finance).call(listReceivedPayments, { query: {} })).body;
  if (!payment) throw new Error("the payment is not in the list");
  return { ...scene, customer, jobId, id: payment.id };
}
