import * as api from "@hunarmand/api/upkeep/health";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { getHealth } from "./health/get-health.ts";

export function upkeepRoutes(app: FastifyInstance): void {
  serve(app, api.getHealth, getHealth);
}
