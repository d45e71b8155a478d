import type * as api from "@hunarmand/api/payouts/payouts";
import type { UseCase } from "../../http/serve.ts";
import { decideOnPayouts } from "./decide-on-payouts.ts";

export const cancelPayouts: UseCase<typeof api.cancelPayouts> = (services, caller, { params, body }) =>
  decideOnPayouts(services, caller, { id: params.id, step: "cancel", reason: body.reason });
