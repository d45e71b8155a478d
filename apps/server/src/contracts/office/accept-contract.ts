import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../../http/serve.ts";
import { decideOnContract } from "./decide-on-contract.ts";

export const acceptContract: UseCase<typeof api.acceptContract> = (services, caller, { params }) =>
  decideOnContract(services, caller, { id: params.id, step: "accept" });
