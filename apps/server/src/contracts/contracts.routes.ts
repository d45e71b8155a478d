import * as api from "@hunarmand/api/contracts/contracts";
import * as decisions from "@hunarmand/api/contracts/office-decisions";
import * as desk from "@hunarmand/api/contracts/office-records";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../domain/audit/export-list.ts";
import { serve } from "../http/serve.ts";
import { getContract } from "./get-contract.ts";
import { listActiveContracts, listPastContracts, listRequestedContracts } from "./list-own-contracts.ts";
import {
  acceptContract,
  activateContract,
  completeContract,
  endContract,
  rejectContract,
} from "./office/decide-on-contract.ts";
import { listContracts } from "./office/list-contracts.ts";
import { readContract } from "./office/read-contract.ts";
import { readContractOverview } from "./office/read-contract-overview.ts";
import { proposeContract } from "./propose-contract.ts";
import { withdrawContract } from "./withdraw-contract.ts";

export function contractsRoutes(app: FastifyInstance): void {
  serve(app, api.proposeContract, proposeContract);
  serve(app, api.listActiveContracts, listActiveContracts);
  serve(app, api.listRequestedContracts, listRequestedContracts);
  serve(app, api.listPastContracts, listPastContracts);
  serve(app, api.getContract, getContract);
  serve(app, api.withdrawContract, withdrawContract);
  serve(app, api.listContracts, listContracts);
  serve(app, exports.exportContracts, exportOf("contracts", api.listContracts, listContracts));
  serve(app, desk.readContractOverview, readContractOverview);
  serve(app, api.readContract, readContract);
  serve(app, decisions.acceptContract, acceptContract);
  serve(app, decisions.rejectContract, rejectContract);
  serve(app, decisions.activateContract, activateContract);
  serve(app, decisions.completeContract, completeContract);
  serve(app, decisions.endContract, endContract);
}
