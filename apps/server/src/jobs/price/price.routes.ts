import * as api from "@hunarmand/api/jobs/price";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { agreePrice } from "./agree-price.ts";
import { correctPrice } from "./correct-price.ts";
import { disputePrice } from "./dispute-price.ts";

export function priceRoutes(app: FastifyInstance): void {
  serve(app, api.agreePrice, agreePrice);
  serve(app, api.disputePrice, disputePrice);
  serve(app, api.correctPrice, correctPrice);
}
