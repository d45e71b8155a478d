import type * as api from "@hunarmand/api/catalogue/catalogue";
import { isDuplicate } from "../database/database.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError, makeIssue } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { updateEntry } from "./catalogue.queries.ts";
import { toEntryFields } from "./entry-fields.ts";
import { forgetCatalogue } from "./forget-catalogue.ts";

export const updateCatalogueEntry: UseCase<typeof api.updateCatalogueEntry> = async (services, caller, input) => {
  const { db, clock } = services;
  const { kind, id } = input.params;
  const change = db.transaction().execute(async (transaction) => {
    if (!(await updateEntry(transaction, { kind, id }, toEntryFields(input.body)))) throw new AppError("not-found");
    const subject = { subjectType: kind, subjectId: String(id), after: input.body };
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "catalogue.update",
      ...subject,
    });
  });
  await change.catch((error) => {
    if (isDuplicate(error)) throw new AppError("name-taken", [makeIssue("name", "name-taken")]);
    throw error;
  });
  forgetCatalogue(services);
  return { message: getReplies().updateCatalogueEntry, id };
};
