import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../../http/serve.ts";
import { decideOnContract } from "./decide-on-contract.ts";

export const completeContract: UseCase<typeof api.completeContract> = (services, caller, { params }) =>
  decideOnContract(services, caller, { id: params.id, step: "complete" });
