import * as api from "@hunarmand/api/jobs/provider";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { acceptJob } from "./accept-job.ts";
import { completeJob } from "./complete-job.ts";
import { finishJob } from "./finish-job.ts";
import { getCustomerCoordinates } from "./lists/get-customer-coordinates.ts";
import { getJobDetails } from "./lists/get-job-details.ts";
import { listActiveJobs } from "./lists/list-active-jobs.ts";
import { listCompletedJobs } from "./lists/list-completed-jobs.ts";
import { listRequestedJobs } from "./lists/list-requested-jobs.ts";
import { markArrival } from "./mark-arrival.ts";
import { rejectJob } from "./reject-job.ts";
import { updateJobDetails } from "./update-job-details.ts";

export function jobsRoutes(app: FastifyInstance): void {
  serve(app, api.listRequestedJobs, listRequestedJobs);
  serve(app, api.listActiveJobs, listActiveJobs);
  serve(app, api.listCompletedJobs, listCompletedJobs);
  serve(app, api.acceptJob, acceptJob);
  serve(app, api.rejectJob, rejectJob);
  serve(app, api.getJobDetails, getJobDetails);
  serve(app, api.getCustomerCoordinates, getCustomerCoordinates);
  serve(app, api.markArrival, markArrival);
  serve(app, api.updateJobDetails, updateJobDetails);
  serve(app, api.completeJob, completeJob);
  serve(app, api.finishJob, finishJob);
}
