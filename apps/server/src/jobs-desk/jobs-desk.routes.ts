import * as exports from "@hunarmand/contract/desk-exports";
import * as desk from "@hunarmand/contract/desk-jobs";
import * as contract from "@hunarmand/contract/jobs-desk";
import * as office from "@hunarmand/contract/office";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../http/export-list.ts";
import { serve } from "../http/serve.ts";
import { assignJob } from "./assign-job.ts";
import { cancelDeskJob } from "./cancel-desk-job.ts";
import { completeDeskJob } from "./complete-desk-job.ts";
import { listJobCandidates } from "./list-job-candidates.ts";
import { listJobs } from "./list-jobs.ts";
import { overrideArrival } from "./override-arrival.ts";
import { readJob } from "./read-job.ts";

export function jobsDeskRoutes(app: FastifyInstance): void {
  serve(app, office.listJobs, listJobs);
  serve(app, exports.exportJobs, exportOf("jobs", office.listJobs, listJobs));
  serve(app, desk.readJob, readJob);
  serve(app, desk.listJobCandidates, listJobCandidates);
  serve(app, contract.assignJob, assignJob);
  serve(app, contract.cancelDeskJob, cancelDeskJob);
  serve(app, contract.overrideArrival, overrideArrival);
  serve(app, contract.completeDeskJob, completeDeskJob);
}
