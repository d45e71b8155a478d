import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../../http/serve.ts";
import { decideOnContract } from "./decide-on-contract.ts";

export const activateContract: UseCase<typeof api.activateContract> = (services, caller, { params }) =>
  decideOnContract(services, caller, { id: params.id, step: "activate" });
