import type * as api from "@hunarmand/api/payouts/bank-file";
import type { Database } from "../../database/database.ts";
import { writeAudits } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { getReplies } from "../../values/replies.ts";
import { auditReturn, postReturns } from "../post-returns.ts";
import { confirmPayouts, lockMeant, returnPayouts, type Said, selectMeant } from "./bank-file.queries.ts";
import { countChanges, isConfirmed, isReturned, type MatchedRow, matchRows } from "./match-rows.ts";
import { digestOf } from "./read-bank-file.ts";
import { type BankRow, readRows } from "./read-rows.ts";

/** Changes payouts, ledger, histories and audit in one transaction, if the file still does what the person has read (docs/product.md B8). */
export const applyBankFile: UseCase<typeof api.applyBankFile> = async ({ db, clock }, caller, { body, files }) => {
  const rows = readRows(files.file);
  const digest = digestOf(files.file);
  const now = clock.now();
  const { confirmed, returned } = await db.transaction().execute(async (transaction) => {
    const matched = await matchLocked(transaction, rows);
    const changes = countChanges(matched);
    assertAsRead(toFacts(body), toFacts({ digest, ...changes }), "");
    if (changes.confirmed + changes.returned === 0) throw invalidField("file", "bank-file-nothing");
    await change(transaction, matched, now);
    const act = { at: now, actorId: caller.accountId };
    const back = matched.filter(isReturned).flatMap(({ payout, row }) => (payout ? [{ payout, row }] : []));
    await writeAudits(transaction, [
      { ...act, action: "payout.file", subjectType: "payout-file", subjectId: digest, after: { ...changes } },
      ...back.map(({ payout, row }) => ({ ...act, ...auditReturn(payout, row.reason ?? "") })),
    ]);
    return changes;
  });
  return { message: getReplies().applyBankFile({ confirmed, returned }), confirmed, returned };
};

async function matchLocked(db: Database, rows: readonly BankRow[]): Promise<MatchedRow[]> {
  await lockMeant(db, rows);
  return matchRows(rows, await selectMeant(db, rows));
}

type Changes = Omit<api.BankFileRead, "rows">;

/** The facts that the person has read. Counts are texts, because the reply shows a number that differs as an amount of money. */
const toFacts = ({ confirmed, returned, ...facts }: Changes) => ({
  ...facts,
  confirmed: String(confirmed),
  returned: String(returned),
});

/** The rows are locked, so each change must find all of its payouts. */
async function change(db: Database, matched: readonly MatchedRow[], now: Date): Promise<void> {
  const [confirm, back] = [matched.filter(isConfirmed), matched.filter(isReturned)];
  if ((await confirmPayouts(db, confirm.flatMap(toSaid), now)) !== confirm.length)
    throw new Error("a locked payout could not be confirmed");
  if ((await returnPayouts(db, back.flatMap(toSaid), now)) !== back.length)
    throw new Error("a locked payout could not be returned");
  await postReturns(
    db,
    back.flatMap(({ payout }) => payout ?? []),
    now,
  );
}

const toSaid = ({ payout, row }: MatchedRow): Said[] =>
  payout ? [{ id: payout.id, bankReference: row.bankReference, reason: row.reason }] : [];
