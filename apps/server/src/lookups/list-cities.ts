import type * as contract from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectCities } from "./lookups.queries.ts";

export const listCities: UseCase<typeof contract.listCities> = ({ db }) => selectCities(db);
