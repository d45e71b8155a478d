import * as api from "@hunarmand/api/reports/export-schedules";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { endExportSchedule, listExportSchedules, scheduleExport } from "./export-schedules.ts";

export function exportScheduleRoutes(app: FastifyInstance): void {
  serve(app, api.listExportSchedules, listExportSchedules);
  serve(app, api.scheduleExport, scheduleExport);
  serve(app, api.endExportSchedule, endExportSchedule);
}
