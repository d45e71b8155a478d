import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectCategories } from "./lookups.queries.ts";

export const listCategories: UseCase<typeof api.listCategories> = ({ db }) => selectCategories(db);
