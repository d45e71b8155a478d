import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/catalogue/catalogue";
import { isDuplicate } from "../database/database.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError, invalidField, makeIssue } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { insertEntry, kindTables } from "./catalogue.queries.ts";
import { toEntryFields } from "./entry-fields.ts";
import { forgetCatalogue } from "./forget-catalogue.ts";

type Input = InputOf<typeof api.createCatalogueEntry>;

/** The wire names of the fields that each kind needs. */
function assertComplete({ params, body }: Input): void {
  const { columns, parentColumn } = kindTables[params.kind];
  const wireNames = { priceFromPaisa: "priceFrom", priceToPaisa: "priceTo" } as const;
  const needed = columns.map((column) => (column in wireNames ? wireNames[column as keyof typeof wireNames] : column));
  const missing = [...needed, ...(parentColumn ? ["parentId"] : [])].find(
    (name) => body[name as keyof typeof body] === undefined,
  );
  if (missing) throw invalidField(missing, "required");
}

export const createCatalogueEntry: UseCase<typeof api.createCatalogueEntry> = async (services, caller, input) => {
  assertComplete(input);
  const { db, clock } = services;
  const { kind } = input.params;
  const { name, parentId } = input.body;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const add = db.transaction().execute(async (transaction) => {
    const id = await insertEntry(transaction, { kind, parentId, slug }, toEntryFields(input.body));
    const subject = { subjectType: kind, subjectId: String(id), after: input.body };
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "catalogue.create",
      ...subject,
    });
    return id;
  });
  const id = await add.catch((error) => {
    if (isDuplicate(error)) throw new AppError("name-taken", [makeIssue("name", "name-taken")]);
    if (error.code === "23503") throw invalidField("parentId", "parent-missing");
    throw error;
  });
  forgetCatalogue(services);
  return { message: getReplies().createCatalogueEntry, id };
};
