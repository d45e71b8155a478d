import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/providers/office-records";
import { roundRating } from "../../domain/providers/round-rating.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findFigures } from "./provider-record.queries.ts";
import { findProviderStatus } from "./providers.queries.ts";

const dayMilliseconds = 86_400_000;

export const readProviderFigures: UseCase<typeof api.readProviderFigures> = async (
  { db, clock },
  _caller,
  { params },
) => {
  const { id } = params;
  const since = new Date(clock.now().getTime() - limits.figureDays * dayMilliseconds);
  const [status, figures] = [await findProviderStatus(db, id), await findFigures(db, id, since)];
  if (!status || !figures) throw new AppError("provider-not-found");
  return { ...figures, rating: roundRating(figures.rating) };
};
