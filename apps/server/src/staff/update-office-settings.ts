import type * as contract from "@hunarmand/api/staff/staff";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import { getSettings, type Settings, writeSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";

/** The demo's password is nobody's setting: no Owner writes it, and the audit is read by many. */
const toAudited = ({ demoPassword: _, ...settings }: Settings) => settings;

export const updateOfficeSettings: UseCase<typeof contract.updateOfficeSettings> = async (
  services,
  caller,
  { body },
) => {
  const { db, clock } = services;
  const settings = await db.transaction().execute(async (transaction) => {
    const before = await getSettings(transaction);
    await writeSettings(transaction, body);
    const after = await getSettings(transaction);
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "settings.update",
      subjectType: "settings",
      subjectId: "office",
      before: toAudited(before),
      after: toAudited(after),
    });
    return after;
  });
  return { message: getReplies().updateOfficeSettings, settings };
};
