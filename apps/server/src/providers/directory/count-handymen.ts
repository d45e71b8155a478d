import type * as api from "@hunarmand/api/providers/directory";
import type { UseCase } from "../../http/serve.ts";
import { countVerifiedProviders } from "../providers.queries.ts";

export const countHandymen: UseCase<typeof api.countHandymen> = ({ db }) => countVerifiedProviders(db);
