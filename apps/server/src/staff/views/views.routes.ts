import * as api from "@hunarmand/api/staff/saved-views";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { listSavedViews, removeView, saveView } from "./saved-views.ts";

export function viewRoutes(app: FastifyInstance): void {
  serve(app, api.listSavedViews, listSavedViews);
  serve(app, api.saveView, saveView);
  serve(app, api.removeView, removeView);
}
