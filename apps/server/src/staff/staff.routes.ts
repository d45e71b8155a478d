import * as exports from "@hunarmand/api/reports/exports";
import * as audit from "@hunarmand/api/staff/audit/audit";
import { changePlatformFee as changeFeeCall } from "@hunarmand/api/staff/fee/platform-fee";
import * as api from "@hunarmand/api/staff/staff";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../domain/audit/export-list.ts";
import { serve } from "../http/serve.ts";
import { changePlatformFee } from "./change-platform-fee.ts";
import { changeStaffRole, disableStaff, enableStaff, endStaffSessions } from "./change-staff.ts";
import { createStaff } from "./create-staff.ts";
import { getOfficeSettings } from "./get-office-settings.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listAudit } from "./list-audit.ts";
import { listStaff } from "./list-staff.ts";
import { updateOfficeSettings } from "./update-office-settings.ts";

export function staffRoutes(app: FastifyInstance): void {
  serve(app, api.listStaff, listStaff);
  serve(app, exports.exportStaff, exportOf("staff", api.listStaff, listStaff));
  serve(app, api.createStaff, createStaff);
  serve(app, api.inviteStaff, inviteStaff);
  serve(app, api.disableStaff, disableStaff);
  serve(app, api.enableStaff, enableStaff);
  serve(app, api.changeStaffRole, changeStaffRole);
  serve(app, api.endStaffSessions, endStaffSessions);
  serve(app, api.getOfficeSettings, getOfficeSettings);
  serve(app, api.updateOfficeSettings, updateOfficeSettings);
  serve(app, changeFeeCall, changePlatformFee);
  serve(app, audit.listAudit, listAudit);
  serve(app, exports.exportAudit, exportOf("audit", audit.listAudit, listAudit));
}
