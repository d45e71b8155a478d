import * as contract from "@hunarmand/api/customers/office";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { blockCustomer } from "./block-customer.ts";
import { getCustomerMoney } from "./get-customer-money.ts";
import { listCustomers } from "./list-customers.ts";
import { readCustomer } from "./read-customer.ts";
import { unblockCustomer } from "./unblock-customer.ts";

export function customersDeskRoutes(app: FastifyInstance): void {
  serve(app, contract.listCustomers, listCustomers);
  serve(app, exports.exportCustomers, exportOf("customers", contract.listCustomers, listCustomers));
  serve(app, contract.readCustomer, readCustomer);
  serve(app, contract.getCustomerMoney, getCustomerMoney);
  serve(app, contract.blockCustomer, blockCustomer);
  serve(app, contract.unblockCustomer, unblockCustomer);
}
