import { randomUUID } from "node:crypto";
import { limits } from "@hunarmand/api/limits";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { postTransactions } from "../../domain/payments/ledger.queries.ts";
import { insertBatch } from "../../payouts/office/batches.queries.ts";
import { movePayouts } from "../../payouts/office/move-payouts.queries.ts";
import { payoutEntries } from "../../payouts/office/payout-entries.ts";
import { insertIntoHistories, listPayoutsOfBatch, putPayoutAccount } from "../../payouts/payouts.queries.ts";
import { toPaisa } from "../../values/money.ts";
import { phoneOf } from "./people/town-people.ts";
import type { TownGround, TownIds, TownPeople } from "./town-ground.ts";

/** Inserts payout accounts. Most are a wallet with the number of their phone. */
export async function insertPayoutAccounts({ db, now }: TownGround, { providers }: TownIds): Promise<void> {
  for (const person of providers.filter(({ status, number }) => status === providerStatus.verified && number <= 8)) {
    const account = { kind: "easypaisa", holderName: person.name.join(" "), number: phoneOf(person) } as const;
    await putPayoutAccount(db, person.id, { account, now });
  }
}

/** Inserts a batch of everyone who is owed at this moment of the demo's history, paid or prepared. */
export async function insertTownBatch(
  { db }: TownGround,
  { staff }: TownPeople,
  batch: { at: Date; isPaid: boolean },
): Promise<void> {
  const { at: now, isPaid } = batch;
  const id = randomUUID();
  const createdBy = staff.Finance;
  const wish = {
    id,
    minimumPaisa: toPaisa(limits.payoutMinimumPkr),
    payoutsMax: limits.payoutsInBatchMax,
    createdBy,
    now,
  };
  const made = await insertBatch(db, wish);
  if (!made) throw new Error("The town owes no provider anything.");
  const entry = { actorId: createdBy, subjectType: "payout-batch", subjectId: id, at: now };
  await writeAudit(db, {
    ...entry,
    action: "payout.prepare",
    after: { status: payoutStatus.prepared, payouts: made.payouts },
  });
  if (!isPaid) return;
  await movePayouts(db, { step: "pay", id, reason: null, decidedBy: createdBy, now });
  await postTransactions(
    db,
    (await listPayoutsOfBatch(db, id)).flatMap((payout) => payoutEntries(payout, now)),
  );
  await insertIntoHistories(db, id, now);
  const change = {
    before: { status: payoutStatus.prepared },
    after: { status: payoutStatus.paid, payouts: made.payouts },
  };
  await writeAudit(db, { ...entry, ...change, action: "payout.pay" });
}
