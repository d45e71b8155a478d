import type { Services } from "../../services/services.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { queueProofCode } from "./proof-codes.ts";

type Ground = Pick<Services, "db" | "clock" | "queue" | "tokens" | "limits" | "publicUrl" | "origin">;

/** The account's owner, as stored before the change. */
interface Holder {
  accountId: string;
  role: string;
  email: string | null;
  phone: string | null;
}

/** Notifies the former e-mail or phone number of a new one. Pass the transaction of the change as `db`. */
export async function notifyNewAddresses(
  services: Pick<Ground, "db" | "clock" | "queue" | "origin">,
  former: Holder,
  { email, phone, actorId }: { email?: string | null | undefined; phone?: string | null | undefined; actorId?: string },
): Promise<void> {
  const actor = actorId ? { actorId } : {};
  if (email && email !== former.email) {
    const record = { ...actor, before: { email: former.email }, after: { email } };
    await notifyOfChange(services, former, { change: "email-changed", ...record });
    // Someone else may read the former mailbox, so its codes are revoked.
    await services.db.deleteFrom("resetCodes").where("accountId", "=", former.accountId).execute();
  }
  if (phone && phone !== former.phone) {
    const record = { ...actor, before: { phone: former.phone }, after: { phone } };
    await notifyOfChange(services, former, { change: "phone-changed", ...record });
  }
}

/**
 * Sends a code to a new address, unless the address has reached its limit for the day. Call it after the change is committed: limits are
 * counted on their own connection, and only committed changes should count.
 */
export async function requestProof(
  services: Ground,
  { accountId, role }: Pick<Holder, "accountId" | "role">,
  address: string | null | undefined,
): Promise<void> {
  if (!address || !(await services.limits.takeIfFree("proof-code-address", `email\n${address}`))) return;
  const unproven = { accountId, role, purpose: "email" as const, address };
  await services.db.transaction().execute((transaction) => queueProofCode({ ...services, db: transaction }, unproven));
}
