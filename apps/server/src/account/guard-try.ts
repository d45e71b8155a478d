import type { Services } from "../services/services.ts";

/**
 * Lets a secret be tried within the login limits. Every try is counted before it is looked at, and given back when it was
 * right: counting afterwards would let a hundred tries at once all see four failures.
 *
 * @throws TooManyRequests
 */
export async function guardTry(
  { limits }: Pick<Services, "limits">,
  { subject, address }: { subject: string; address: string },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const uses = [
    await limits.take("login-address", address),
    await limits.take("login-account", `${subject}\n${address}`),
  ];
  const giveBack = () => Promise.all(uses.map((use) => limits.giveBack(use)));
  const answer = await isRight().catch(async (error) => {
    await giveBack();
    throw error;
  });
  if (answer) await giveBack();
  return answer;
}
