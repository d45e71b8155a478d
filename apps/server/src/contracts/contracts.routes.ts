import * as contract from "@hunarmand/api/contracts/contracts";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../domain/audit/export-list.ts";
import { serve } from "../http/serve.ts";
import { getContract } from "./get-contract.ts";
import { listActiveContracts } from "./list-active-contracts.ts";
import { listPastContracts } from "./list-past-contracts.ts";
import { listRequestedContracts } from "./list-requested-contracts.ts";
import { acceptContract } from "./office/accept-contract.ts";
import { activateContract } from "./office/activate-contract.ts";
import { completeContract } from "./office/complete-contract.ts";
import { listContracts } from "./office/list-contracts.ts";
import { readContract } from "./office/read-contract.ts";
import { rejectContract } from "./office/reject-contract.ts";
import { proposeContract } from "./propose-contract.ts";

export function contractsRoutes(app: FastifyInstance): void {
  serve(app, contract.proposeContract, proposeContract);
  serve(app, contract.listActiveContracts, listActiveContracts);
  serve(app, contract.listRequestedContracts, listRequestedContracts);
  serve(app, contract.listPastContracts, listPastContracts);
  serve(app, contract.getContract, getContract);
  serve(app, contract.listContracts, listContracts);
  serve(app, exports.exportContracts, exportOf("contracts", contract.listContracts, listContracts));
  serve(app, contract.readContract, readContract);
  serve(app, contract.acceptContract, acceptContract);
  serve(app, contract.rejectContract, rejectContract);
  serve(app, contract.activateContract, activateContract);
  serve(app, contract.completeContract, completeContract);
}
