import * as api from "@hunarmand/api/upkeep/health";
import * as tries from "@hunarmand/api/upkeep/health-tries";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { getHealth } from "./health/get-health.ts";
import { tryHealth } from "./tries/try-health.ts";

export function upkeepRoutes(app: FastifyInstance): void {
  serve(app, api.getHealth, getHealth);
  serve(app, tries.tryHealth, tryHealth);
}
