import { getDayFigures as dayFigures } from "@hunarmand/api/reports/day-figures";
import * as api from "@hunarmand/api/reports/reports";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { exportReports } from "./export-reports.ts";
import { getDayFigures } from "./get-day-figures.ts";
import { getReports } from "./get-reports.ts";

export function reportsRoutes(app: FastifyInstance): void {
  serve(app, api.getReports, getReports);
  serve(app, api.exportReports, exportReports);
  serve(app, dayFigures, getDayFigures);
}
