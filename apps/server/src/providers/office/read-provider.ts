import type * as api from "@hunarmand/api/providers/office-records";
import { providerSteps } from "@hunarmand/api/providers/steps";
import { findNextSteps } from "@hunarmand/api/steps";
import { findProviderProfile } from "../../domain/providers/provider-profile.queries.ts";
import { roundRating } from "../../domain/providers/round-rating.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError } from "../../values/app-error.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import { toVisit } from "../visits/visit-wire.ts";
import { findLatestVisit } from "../visits/visits.queries.ts";
import { findDuplicates, findRecord, selectDocuments } from "./provider-record.queries.ts";

export const readProvider: UseCase<typeof api.readProvider> = async ({ db }, caller, { params }) => {
  const { id } = params;
  const [whole, record] = [await findProviderProfile(db, id), await findRecord(db, id)];
  if (!whole || !record) throw new AppError("provider-not-found");
  const { cnic, ...profile } = whole;
  const { createdAt, verifiedAt, rating, ...counts } = record;
  const [actors, visit] = [actorsOf(caller), await findLatestVisit(db, id)];
  return {
    ...profile,
    ...counts,
    cnicMasked: maskCnic(cnic),
    createdDate: createdAt.toISOString(),
    verifiedDate: verifiedAt?.toISOString() ?? null,
    rating: roundRating(rating),
    documents: await selectDocuments(db, id),
    duplicates: await findDuplicates(db, id),
    visit: visit ? toVisit(visit, actors) : null,
    nextSteps: findNextSteps(providerSteps, whole, actors),
  };
};
