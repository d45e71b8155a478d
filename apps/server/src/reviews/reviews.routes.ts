import * as contract from "@hunarmand/contract/reviews";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { listReviews } from "./list-reviews.ts";

export function reviewsRoutes(app: FastifyInstance): void {
  serve(app, contract.listReviews, listReviews);
}
