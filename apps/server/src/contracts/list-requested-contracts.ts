import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { listOwnContracts } from "./list-own-contracts.ts";

export const listRequestedContracts: UseCase<typeof api.listRequestedContracts> = listOwnContracts("requested");
