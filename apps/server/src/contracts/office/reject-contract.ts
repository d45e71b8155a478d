import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../../http/serve.ts";
import { decideOnContract } from "./decide-on-contract.ts";

export const rejectContract: UseCase<typeof api.rejectContract> = (services, caller, { params, body }) =>
  decideOnContract(services, caller, { id: params.id, step: "reject", reason: body.reason });
