import * as api from "@hunarmand/api/customers/office";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { blockCustomer, unblockCustomer } from "./decide-on-customer.ts";
import { getCustomerMoney } from "./get-customer-money.ts";
import { listCustomers } from "./list-customers.ts";
import { readCustomer } from "./read-customer.ts";

export function customersDeskRoutes(app: FastifyInstance): void {
  serve(app, api.listCustomers, listCustomers);
  serve(app, exports.exportCustomers, exportOf("customers", api.listCustomers, listCustomers));
  serve(app, api.readCustomer, readCustomer);
  serve(app, api.getCustomerMoney, getCustomerMoney);
  serve(app, api.blockCustomer, blockCustomer);
  serve(app, api.unblockCustomer, unblockCustomer);
}
