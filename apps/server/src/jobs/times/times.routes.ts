import * as contract from "@hunarmand/api/jobs/times";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { agreeTime } from "./agree-time.ts";
import { declineTime } from "./decline-time.ts";
import { giveBack } from "./give-back.ts";
import { proposeTime } from "./propose-time.ts";
import { runLate } from "./run-late.ts";

export function timesRoutes(app: FastifyInstance): void {
  serve(app, contract.proposeTime, proposeTime);
  serve(app, contract.agreeTime, agreeTime);
  serve(app, contract.declineTime, declineTime);
  serve(app, contract.runLate, runLate);
  serve(app, contract.giveBack, giveBack);
}
