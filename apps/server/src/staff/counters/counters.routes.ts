import { getOfficeCounters as call } from "@hunarmand/api/staff/counters";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { getOfficeCounters } from "./get-office-counters.ts";

export function countersRoutes(app: FastifyInstance): void {
  serve(app, call, getOfficeCounters);
}
