import * as api from "@hunarmand/api/contracts/payments";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { enterContractPayment } from "./enter-contract-payment.ts";
import { planContractPayments } from "./plan-contract-payments.ts";
import { readContractMoney } from "./read-contract-money.ts";
import { voidContractPayment } from "./void-contract-payment.ts";

export function contractMoneyRoutes(app: FastifyInstance): void {
  serve(app, api.readContractMoney, readContractMoney);
  serve(app, api.planContractPayments, planContractPayments);
  serve(app, api.enterContractPayment, enterContractPayment);
  serve(app, api.voidContractPayment, voidContractPayment);
}
