import * as contract from "@hunarmand/contract/jobs-desk";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { assignJob } from "./assign-job.ts";
import { cancelDeskJob } from "./cancel-desk-job.ts";
import { completeDeskJob } from "./complete-desk-job.ts";
import { overrideArrival } from "./override-arrival.ts";

export function jobsDeskRoutes(app: FastifyInstance): void {
  serve(app, contract.assignJob, assignJob);
  serve(app, contract.cancelDeskJob, cancelDeskJob);
  serve(app, contract.overrideArrival, overrideArrival);
  serve(app, contract.completeDeskJob, completeDeskJob);
}
