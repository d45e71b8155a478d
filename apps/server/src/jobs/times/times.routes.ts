import * as api from "@hunarmand/api/jobs/times";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { agreeTime } from "./agree-time.ts";
import { declineTime } from "./decline-time.ts";
import { giveBack } from "./give-back.ts";
import { proposeTime } from "./propose-time.ts";
import { runLate } from "./run-late.ts";

export function timesRoutes(app: FastifyInstance): void {
  serve(app, api.proposeTime, proposeTime);
  serve(app, api.agreeTime, agreeTime);
  serve(app, api.declineTime, declineTime);
  serve(app, api.runLate, runLate);
  serve(app, api.giveBack, giveBack);
}
