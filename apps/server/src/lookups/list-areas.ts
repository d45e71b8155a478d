import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectAreas } from "./lookups.queries.ts";

export const listAreas: UseCase<typeof api.listAreas> = ({ db }, _caller, { params }) => selectAreas(db, params.cityId);
