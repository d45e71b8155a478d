import type * as api from "@hunarmand/api/payouts/payouts";
import type { UseCase } from "../../http/serve.ts";
import { decideOnPayouts } from "./decide-on-payouts.ts";

export const payPayouts: UseCase<typeof api.payPayouts> = (services, caller, { params }) =>
  decideOnPayouts(services, caller, { id: params.id, step: "pay" });
