import type * as api from "@hunarmand/api/customers/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnCustomer } from "./decide-on-customer.ts";

export const unblockCustomer: UseCase<typeof api.unblockCustomer> = (services, caller, { params, body }) =>
  decideOnCustomer(services, caller, { id: params.id, decision: "unblock", reason: body.reason });
