import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { listOwnContracts } from "./list-own-contracts.ts";

export const listPastContracts: UseCase<typeof api.listPastContracts> = listOwnContracts("past");
