import type * as contract from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { listOwnContracts } from "./list-own-contracts.ts";

export const listPastContracts: UseCase<typeof contract.listPastContracts> = listOwnContracts("past");
