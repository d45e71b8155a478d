import type * as api from "@hunarmand/api/payments/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnPayment } from "./decide-on-payment.ts";

export const approveWalletPayment: UseCase<typeof api.approveWalletPayment> = (services, caller, { params }) =>
  decideOnPayment(services, caller, { id: params.id, step: "approve" });
