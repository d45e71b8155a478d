import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { moveCustomer } from "../../domain/customers/move-customer.queries.ts";
import { withdrawOpenOffers } from "../../domain/jobs/move-offers.queries.ts";
import { moveProvider } from "../../domain/providers/move-provider.queries.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { endAccess, findClosingBlock, lockPerson } from "./closing-blocks.queries.ts";

const dayMilliseconds = 86_400_000;

export interface ClosingWish {
  id: string;
  /** The person themselves, or the member of staff who acts on their request. */
  actorId: string;
  reason?: string;
}

/**
 * Closes an account in one transaction, and returns when the person will be erased. Closing it again changes nothing.
 * @throws AppError not-found, closing-job-open, closing-money-owed, closing-dispute-open
 */
export async function startClosing(services: Services, wish: ClosingWish): Promise<Date> {
  const { db, clock, callers, replyMemory } = services;
  const { id } = wish;
  const now = clock.now();
  const closedAt = await db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, id);
    if (!person) throw new AppError("not-found");
    if (person.closedAt) return person.closedAt;
    const block = await findClosingBlock(transaction, id);
    if (block) throw new AppError(block);
    await close({ ...services, db: transaction }, wish, { role: person.role, now });
    return now;
  });
  callers.forgetAccount(id);
  // The home page's number of handymen is cached.
  replyMemory.forget();
  const { erasing } = await getSettings(db);
  return new Date(closedAt.getTime() + erasing.personDays * dayMilliseconds);
}

async function close(services: Services, wish: ClosingWish, { role, now }: { role: string; now: Date }): Promise<void> {
  const { db } = services;
  const { id, actorId, reason } = wish;
  const move = { step: "close", id, reason: null, now } as const;
  await (role === "Provider" ? moveProvider(db, move) : moveCustomer(db, move));
  await endAccess(db, id, now);
  await withdrawOpenOffers(db, [id], now);
  await endAccountSessions(services, id);
  await logSecurity(services, { kind: "account-closed", accountId: id, ...(actorId === id ? {} : { actorId }) });
  const subject = { subjectType: role.toLowerCase(), subjectId: id };
  await writeAudit(db, { at: now, actorId, action: "account.close", ...subject, ...(reason ? { reason } : {}) });
}
