import type * as contract from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectAreas } from "./lookups.queries.ts";

export const listAreas: UseCase<typeof contract.listAreas> = ({ db }, _caller, { params }) =>
  selectAreas(db, params.cityId);
