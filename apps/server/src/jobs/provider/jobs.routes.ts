import * as contract from "@hunarmand/api/jobs/provider";
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
  serve(app, contract.listRequestedJobs, listRequestedJobs);
  serve(app, contract.listActiveJobs, listActiveJobs);
  serve(app, contract.listCompletedJobs, listCompletedJobs);
  serve(app, contract.acceptJob, acceptJob);
  serve(app, contract.rejectJob, rejectJob);
  serve(app, contract.getJobDetails, getJobDetails);
  serve(app, contract.getCustomerCoordinates, getCustomerCoordinates);
  serve(app, contract.markArrival, markArrival);
  serve(app, contract.updateJobDetails, updateJobDetails);
  serve(app, contract.completeJob, completeJob);
  serve(app, contract.finishJob, finishJob);
}
