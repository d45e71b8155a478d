import type * as contract from "@hunarmand/api/payouts/payouts";
import type { UseCase } from "../../http/serve.ts";
import { decideOnPayouts } from "./decide-on-payouts.ts";

export const cancelPayouts: UseCase<typeof contract.cancelPayouts> = (services, caller, { params, body }) =>
  decideOnPayouts(services, caller, { id: params.id, step: "cancel", reason: body.reason });
