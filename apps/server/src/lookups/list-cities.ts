import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectCities } from "./lookups.queries.ts";

export const listCities: UseCase<typeof api.listCities> = ({ db }) => selectCities(db);
