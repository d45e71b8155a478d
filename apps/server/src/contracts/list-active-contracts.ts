import type * as contract from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { listOwnContracts } from "./list-own-contracts.ts";

export const listActiveContracts: UseCase<typeof contract.listActiveContracts> = listOwnContracts("active");
