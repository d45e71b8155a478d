import type * as api from "@hunarmand/api/staff/staff";
import { findSecret } from "../domain/account/one-time-codes.queries.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import { getSettings, type Settings, writeSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";
import type { Caller } from "../services/login/caller.ts";
import { logSecurity } from "../services/security/security-log.ts";
import type { Services } from "../services/services.ts";
import { invalidField } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";

/** Leaves the demo's password out: no Owner can set it, and many read the audit. */
const toAudited = ({ demoPassword: _, ...settings }: Settings) => settings;

export const updateOfficeSettings: UseCase<typeof api.updateOfficeSettings> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const settings = await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const now = clock.now();
    const before = await getSettings(transaction, now);
    if (body.demandsSecondFactor) await assertHasSecondFactor(inside, caller);
    await writeSettings(transaction, body);
    const after = await getSettings(transaction, now);
    await logDemand(inside, caller, { before, after });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "settings.update",
      subjectType: "settings",
      subjectId: "office",
      before: toAudited(before),
      after: toAudited(after),
    });
    return after;
  });
  if (body.demandsSecondFactor !== undefined) services.callers.forgetAll();
  return { message: getReplies().updateOfficeSettings, settings };
};

/** An Owner must have a second factor before they require it, or they would lock themselves out (docs/security-rules.md S14). */
async function assertHasSecondFactor({ db }: Services, { accountId }: Caller): Promise<void> {
  if (!(await findSecret(db, accountId))) throw invalidField("demandsSecondFactor", "second-factor-first");
}

async function logDemand(services: Services, { accountId }: Caller, change: { before: Settings; after: Settings }) {
  const { before, after } = change;
  if (before.demandsSecondFactor === after.demandsSecondFactor) return;
  const kind = after.demandsSecondFactor ? "second-factor-demanded" : "second-factor-optional";
  await logSecurity(services, { kind, accountId });
}
