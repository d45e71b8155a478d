import type * as api from "@hunarmand/api/providers/directory";
import { findFreeAgainOf } from "../../domain/jobs/times/free-again.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findHandymanPage } from "./directory.queries.ts";
import { toDirectoryEntry } from "./directory-entry.ts";

export const readHandyman: UseCase<typeof api.readHandyman> = async ({ db, clock }, _caller, { params }) => {
  const row = await findHandymanPage(db, params.id);
  if (!row) throw new AppError("provider-not-found");
  const { jobsDone, takesJobs, verifiedAt } = row;
  const freeAgain = await findFreeAgainOf(db, params.id, clock.now());
  return {
    ...{ ...toDirectoryEntry(row), jobsDone, takesJobs },
    ...{ verifiedDate: verifiedAt?.toISOString() ?? null, freeAgain: freeAgain?.toISOString() ?? null },
  };
};
