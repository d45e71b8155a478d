import type * as contract from "@hunarmand/contract/desk-providers";
import { providerSteps } from "@hunarmand/contract/providers/steps";
import { findNextSteps } from "@hunarmand/contract/steps";
import { AppError } from "../app-error.ts";
import { findProviderProfile } from "../database/provider-profile.queries.ts";
import { actorsOf } from "../domain/next-steps.ts";
import type { UseCase } from "../http/serve.ts";
import { maskCnic } from "../services/mask-cnic.ts";
import { findDuplicates, findRecord, selectDocuments } from "./provider-record.queries.ts";

export const readProvider: UseCase<typeof contract.readProvider> = async ({ db }, caller, { params }) => {
  const { id } = params;
  const [whole, record] = [await findProviderProfile(db, id), await findRecord(db, id)];
  if (!whole || !record) throw new AppError("provider-not-found");
  const { cnic, ...profile } = whole;
  const { createdAt, verifiedAt, rating, ...counts } = record;
  return {
    ...profile,
    ...counts,
    cnicMasked: maskCnic(cnic),
    createdDate: createdAt.toISOString(),
    verifiedDate: verifiedAt?.toISOString() ?? null,
    rating: rating === null ? null : Math.round(Number(rating) * 10) / 10,
    documents: await selectDocuments(db, id),
    duplicates: await findDuplicates(db, id),
    nextSteps: findNextSteps(providerSteps, whole, actorsOf(caller)),
  };
};
