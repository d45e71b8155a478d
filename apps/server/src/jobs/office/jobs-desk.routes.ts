import * as desk from "@hunarmand/api/jobs/office";
import * as contract from "@hunarmand/api/jobs/office-steps";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { assignJob } from "./assign-job.ts";
import { cancelDeskJob } from "./cancel-desk-job.ts";
import { completeDeskJob } from "./complete-desk-job.ts";
import { listJobCandidates } from "./list-job-candidates.ts";
import { listJobs } from "./list-jobs.ts";
import { overrideArrival } from "./override-arrival.ts";
import { readJob } from "./read-job.ts";
import { sendBack } from "./send-back.ts";

export function jobsDeskRoutes(app: FastifyInstance): void {
  serve(app, desk.listJobs, listJobs);
  serve(app, exports.exportJobs, exportOf("jobs", desk.listJobs, listJobs));
  serve(app, desk.readJob, readJob);
  serve(app, desk.listJobCandidates, listJobCandidates);
  serve(app, contract.assignJob, assignJob);
  serve(app, contract.cancelDeskJob, cancelDeskJob);
  serve(app, contract.overrideArrival, overrideArrival);
  serve(app, contract.sendBack, sendBack);
  serve(app, contract.completeDeskJob, completeDeskJob);
}
