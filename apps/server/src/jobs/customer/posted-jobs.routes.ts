import * as api from "@hunarmand/api/jobs/customer";
import * as steps from "@hunarmand/api/jobs/customer-steps";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { cancelJob } from "./cancel-job.ts";
import { confirmJob } from "./confirm-job.ts";
import { createJob } from "./create-job.ts";
import { getHandymanPicture } from "./get-handyman-picture.ts";
import { getJob } from "./get-job.ts";
import { listMyJobs } from "./list-my-jobs.ts";
import { updateWebjob } from "./update-webjob.ts";

export function postedJobsRoutes(app: FastifyInstance): void {
  serve(app, api.createJob, createJob);
  serve(app, api.listMyJobs, listMyJobs);
  serve(app, api.getJob, getJob);
  serve(app, api.getHandymanPicture, getHandymanPicture);
  serve(app, steps.updateWebjob, updateWebjob);
  serve(app, steps.cancelJob, cancelJob);
  serve(app, steps.confirmJob, confirmJob);
}
