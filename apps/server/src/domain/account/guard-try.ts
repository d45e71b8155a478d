import { isKnownPlace } from "../../services/login/places.ts";
import { takeSlowLane } from "../../services/login/slow-lane.ts";
import type { Services } from "../../services/services.ts";
import { warnOwner } from "./warn-owner.ts";

type Ground = Pick<Services, "db" | "clock" | "tokens" | "limits" | "queue" | "publicUrl">;

/** Whose secret is tried, and from where. */
export interface SecretTry {
  /** The account, or what was typed where there is none. */
  subject: string;
  accountId: string | undefined;
  address: string;
}

/**
 * Lets a secret be tried within the login limits. Every try is counted before it is looked at, and given back when it was
 * right: counting afterwards would let a hundred tries at once all see four failures. Past the failures from everywhere strangers
 * are slowed down, never shut out: a lock would let anybody keep the owner out.
 *
 * @throws TooManyRequests
 */
export async function guardTry(services: Ground, secretTry: SecretTry, isRight: () => Promise<boolean>) {
  const { limits } = services;
  const { subject, address } = secretTry;
  const uses = [
    await limits.take("login-address", address),
    await limits.take("login-account", `${subject}\n${address}`),
  ];
  const everywhere = await limits.takeIfFree("login-everywhere", subject);
  if (everywhere) uses.push(everywhere);
  const giveBack = () => Promise.all(uses.map((use) => limits.giveBack(use)));
  const isSlowed = !everywhere && (await isStranger(services, secretTry));
  const answer = await (isSlowed ? takeSlowLane(subject, isRight) : isRight()).catch(async (error) => {
    await giveBack();
    throw error;
  });
  if (answer) await giveBack();
  return answer;
}

/** The owner is warned, wherever they are. */
async function isStranger(services: Ground, { accountId, address }: SecretTry): Promise<boolean> {
  if (!accountId) return true;
  await warnOwner(services, accountId);
  return !(await isKnownPlace(services, { accountId, address }));
}
