import { setAvailability } from "@hunarmand/api/providers/providers";
import { call, logIn, makePlumber, once, type Person } from "./portal-api.ts";

/** A person with their e-mail, which the own lists need. */
export interface Someone extends Person {
  email: string;
}

export async function makeProvider(): Promise<Someone> {
  const email = await makePlumber();
  return { ...(await logIn(email)), email };
}

/** A verified provider who gets no offers, with empty lists. */
export const idleProvider = once(async () => {
  const provider = await makeProvider();
  await call(provider, setAvailability, { body: { available: false } });
  return provider;
});

/** A verified provider who gets an offer of every posted job. */
export const busyProvider = once(makeProvider);

export const contractor = once(() => logIn("contractor@example.pk"));
export const customer = once(() => logIn("ayesha.siddiqui@example.pk"));
export const pendingProvider = once(() => logIn("sana.malik@example.pk"));
