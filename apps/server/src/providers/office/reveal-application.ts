import type * as api from "@hunarmand/api/providers/office-records";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { findProviderProfile } from "../../domain/providers/provider-profile.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { selectDocuments } from "./provider-record.queries.ts";
import { revealAction } from "./reveals.queries.ts";

/** Returns the CNIC, and writes one audit row for it and for the papers (docs/product.md P9). */
export const revealApplication: UseCase<typeof api.revealApplication> = async ({ db, clock }, caller, { params }) => {
  const profile = await findProviderProfile(db, params.id);
  if (!profile) throw new AppError("provider-not-found");
  const papers = (await selectDocuments(db, params.id)).map(({ kind }) => kind);
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: revealAction,
    subjectType: "provider",
    subjectId: params.id,
    after: { papers },
  });
  return { name: `${profile.firstName} ${profile.lastName}`.trim(), cnic: profile.cnic, papers };
};
