import type * as api from "@hunarmand/api/payments/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnPayment } from "./decide-on-payment.ts";

export const declineWalletPayment: UseCase<typeof api.declineWalletPayment> = (services, caller, input) =>
  decideOnPayment(services, caller, { id: input.params.id, step: "decline", reason: input.body.reason });
