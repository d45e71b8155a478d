import { isKnownPlace } from "../../services/login/places.ts";
import { takeSlowLane } from "../../services/login/slow-lane.ts";
import type { Services } from "../../services/services.ts";
import { warnOwner } from "./warn-owner.ts";

type Ground = Pick<Services, "db" | "clock" | "tokens" | "limits" | "queue" | "publicUrl">;

/** A secret that someone tries, and the address they try it from. */
export interface SecretTry {
  /** The account id, or the typed login if no account matches. */
  subject: string;
  accountId: string | undefined;
  address: string;
}

/**
 * Runs the check of a secret within the login limits. A try is counted before the check and refunded if the secret is right. If tries were
 * counted afterwards, a hundred parallel ones would all see the same low count. After too many failures from all addresses together, unknown
 * addresses are slowed down but never locked out: a lock would let anyone keep the owner out.
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
  const isSlowed = !everywhere && (await isUnknownPlace(services, secretTry));
  const answer = await (isSlowed ? takeSlowLane(subject, isRight) : isRight()).catch(async (error) => {
    await giveBack();
    throw error;
  });
  if (answer) await giveBack();
  return answer;
}

/** Warns the owner of an existing account. Returns whether the account has not been used from this address. */
async function isUnknownPlace(services: Ground, { accountId, address }: SecretTry): Promise<boolean> {
  if (!accountId) return true;
  await warnOwner(services, accountId);
  return !(await isKnownPlace(services, { accountId, address }));
}
