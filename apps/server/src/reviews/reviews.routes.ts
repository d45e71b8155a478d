import * as exports from "@hunarmand/api/reports/exports";
import * as api from "@hunarmand/api/reviews/reviews";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../domain/audit/export-list.ts";
import { serve } from "../http/serve.ts";
import { listAllReviews } from "./list-all-reviews.ts";
import { listReviews } from "./list-reviews.ts";
import { voidReview } from "./void-review.ts";

export function reviewsRoutes(app: FastifyInstance): void {
  serve(app, api.listReviews, listReviews);
  serve(app, api.listAllReviews, listAllReviews);
  serve(app, exports.exportReviews, exportOf("reviews", api.listAllReviews, listAllReviews));
  serve(app, api.voidReview, voidReview);
}
