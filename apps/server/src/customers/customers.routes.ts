import * as contract from "@hunarmand/contract/customers";
import * as postedJobs from "@hunarmand/contract/posted-jobs";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { cancelJob } from "./cancel-job.ts";
import { confirmJob } from "./confirm-job.ts";
import { createJob } from "./create-job.ts";
import { getJob } from "./get-job.ts";
import { listMyJobs } from "./list-my-jobs.ts";
import { signupCustomer } from "./signup-customer.ts";
import { updateCustomer } from "./update-customer.ts";
import { updateWebjob } from "./update-webjob.ts";

export function customersRoutes(app: FastifyInstance): void {
  serve(app, contract.signupCustomer, signupCustomer);
  serve(app, contract.registerCustomer, signupCustomer);
  serve(app, contract.updateCustomer, updateCustomer);
  serve(app, contract.createJob, createJob);
  serve(app, contract.listMyJobs, listMyJobs);
  serve(app, contract.getJob, getJob);
  serve(app, postedJobs.updateWebjob, updateWebjob);
  serve(app, postedJobs.cancelJob, cancelJob);
  serve(app, postedJobs.confirmJob, confirmJob);
}
