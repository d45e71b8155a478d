import type { Services } from "../../services/services.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { queueProofCode } from "./proof-codes.ts";

type Ground = Pick<Services, "db" | "clock" | "queue" | "tokens" | "limits" | "publicUrl" | "origin">;

/** Who holds the account, as it was before the change. */
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
    // Codes that lie in the former mailbox open nothing any more.
    await services.db.deleteFrom("resetCodes").where("accountId", "=", former.accountId).execute();
  }
  if (phone && phone !== former.phone) {
    const record = { ...actor, before: { phone: former.phone }, after: { phone } };
    await notifyOfChange(services, former, { change: "phone-changed", ...record });
  }
}

/**
 * A code for an address that is new to us; nothing more once that address has had its codes for the day. After the transaction of
 * the change: limits count on a connection of their own, and only what stands is to count.
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
