import { completeJob } from "@hunarmand/api/jobs/provider";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { updatePayoutAccount } from "@hunarmand/api/payouts/payouts";
import { call, demoPassword, logIn, makeJob, makePlumber, type Person } from "./portal-api.ts";

const payerEmail = "ayesha.siddiqui@example.pk";
const card = { nameOnCard: "Ayesha Siddiqui", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };
export const iban = "PK36SCBL0000001123456702";

/** A plumber whose job of PKR 4,500 its customer has paid by card: the portal owes it to him. */
export async function makeOwedPlumber(): Promise<Person> {
  const provider = await logIn(await makePlumber());
  const jobId = await makeJob(provider, "details");
  const ending = { customerFeedback: "Well done.", customerRating: 5, workStatus: "Completed" } as const;
  await call(provider, completeJob, { body: { id: jobId, ...ending } });
  const payment = { ...card, email: payerEmail, amount: 4_500, jobId };
  await call(await logIn(payerEmail), performTransaction, { body: payment });
  return provider;
}

/** The same, with an account to pay them out to. */
export async function makePayablePlumber(): Promise<Person> {
  const provider = await makeOwedPlumber();
  const body = { kind: "bank", holderName: "Naveed Akhtar", number: iban, currentPassword: demoPassword } as const;
  await call(provider, updatePayoutAccount, { body });
  return provider;
}
