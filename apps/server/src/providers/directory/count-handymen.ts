import type * as contract from "@hunarmand/api/providers/providers";
import type { UseCase } from "../../http/serve.ts";
import { countVerifiedProviders } from "../providers.queries.ts";

export const countHandymen: UseCase<typeof contract.countHandymen> = ({ db }) => countVerifiedProviders(db);
