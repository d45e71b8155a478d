import * as exports from "@hunarmand/api/reports/exports";
import * as api from "@hunarmand/api/staff/security-log";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { listSecurityEvents } from "./list-security-events.ts";

export function securityLogRoutes(app: FastifyInstance): void {
  serve(app, api.listSecurityEvents, listSecurityEvents);
  serve(app, exports.exportSecurityEvents, exportOf("security-events", api.listSecurityEvents, listSecurityEvents));
}
