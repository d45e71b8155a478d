import type * as api from "@hunarmand/api/upkeep/health-tries";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { invalidField } from "../../values/app-error.ts";
import { normalisePhone } from "../../values/identifiers.ts";
import { tryPart } from "./try-part.ts";

/** The mail goes only to the Owner who asks. A text message goes to the phone that they hold in their hand. */
export const tryHealth: UseCase<typeof api.tryHealth> = async (services, caller, { body: { part, phone } }) => {
  const { db, clock } = services;
  const owner = await db
    .selectFrom("accounts")
    .select(["email", "language"])
    .where("id", "=", caller.accountId)
    .executeTakeFirstOrThrow();
  const to = part === "messages" ? phone && normalisePhone(phone) : owner.email;
  if (part === "messages" && !to) throw invalidField("phone", "required");
  const done = await tryPart(services, part, { to: to ?? "", language: owner.language ?? "en" });
  const subject = { subjectType: "health", subjectId: part, after: { outcome: done.outcome } };
  await writeAudit(db, { at: clock.now(), actorId: caller.accountId, action: "health.try", ...subject });
  return done;
};
