import { completeJob } from "@hunarmand/api/jobs/provider";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { updatePayoutAccount } from "@hunarmand/api/payouts/payouts";
import { call, demoPassword, logIn, makeJob, makePlumber, type Person } from "./portal-api.ts";

const payerEmail = "ayesha.siddiqui@example.pk";
const card = { nameOnCard: "Ayesha Siddiqui", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };
export const iban = "PK36SCBL0000001123456702";

/** Makes a plumber with a job of PKR 4,500, paid by card: the portal owes them the money. */
export async function makeOwedPlumber(): Promise<Person> {
  const provider = await logIn(await makePlumber());
  const jobId = await makeJob(provider, "details");
  const ending = { customerFeedback: "Well done.", customerRating: 5, workStatus: "Completed" } as const;
  await call(provider, completeJob, { body: { id: jobId, ...ending } });
  const payment = { ...card, email: payerEmail, amount: 4_500, jobId };
  await call(await logIn(payerEmail), performTransaction, { body: payment });
  return provider;
}

/** The same, with an account for the payout. */
export async function makePayablePlumber(): Promise<Person> {
  const provider = await makeOwedPlumber();
  const body = { kind: "bank", holderName: "Naveed Akhtar", number: iban, currentPassword: demoPassword } as const;
  await call(provider, updatePayoutAccount, { body });
  return provider;
}
