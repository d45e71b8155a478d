import * as contract from "@hunarmand/contract/customers";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { createJob } from "./create-job.ts";
import { getJob } from "./get-job.ts";
import { listMyJobs } from "./list-my-jobs.ts";
import { signupCustomer } from "./signup-customer.ts";

export function customersRoutes(app: FastifyInstance): void {
  serve(app, contract.signupCustomer, signupCustomer);
  serve(app, contract.createJob, createJob);
  serve(app, contract.listMyJobs, listMyJobs);
  serve(app, contract.getJob, getJob);
}
