import * as contract from "@hunarmand/api/customers/customers";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { signupCustomer } from "./signup-customer.ts";
import { updateCustomer } from "./update-customer.ts";

export function customersRoutes(app: FastifyInstance): void {
  serve(app, contract.signupCustomer, signupCustomer);
  serve(app, contract.registerCustomer, signupCustomer);
  serve(app, contract.updateCustomer, updateCustomer);
}
