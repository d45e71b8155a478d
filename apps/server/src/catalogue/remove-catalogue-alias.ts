import type * as api from "@hunarmand/api/catalogue/catalogue";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { deleteAlias } from "./catalogue.queries.ts";
import { forgetCatalogue } from "./forget-catalogue.ts";

export const removeCatalogueAlias: UseCase<typeof api.removeCatalogueAlias> = async (services, caller, { params }) => {
  const { db, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const before = await deleteAlias(transaction, params);
    if (!before) throw new AppError("not-found");
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "catalogue.remove",
      subjectType: params.kind,
      subjectId: String(params.id),
      before,
    });
  });
  forgetCatalogue(services);
  return { message: getReplies().removeCatalogueAlias };
};
