import type * as api from "@hunarmand/api/customers/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnCustomer } from "./decide-on-customer.ts";

export const blockCustomer: UseCase<typeof api.blockCustomer> = (services, caller, { params, body }) =>
  decideOnCustomer(services, caller, { id: params.id, decision: "block", reason: body.reason });
