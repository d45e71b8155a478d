import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { listOwnContracts } from "./list-own-contracts.ts";

export const listActiveContracts: UseCase<typeof api.listActiveContracts> = listOwnContracts("active");
