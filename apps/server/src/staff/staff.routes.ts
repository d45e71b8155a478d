import * as exports from "@hunarmand/api/reports/exports";
import * as contract from "@hunarmand/api/staff/staff";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../domain/audit/export-list.ts";
import { serve } from "../http/serve.ts";
import { changeStaffRole } from "./change-staff-role.ts";
import { createStaff } from "./create-staff.ts";
import { disableStaff } from "./disable-staff.ts";
import { enableStaff } from "./enable-staff.ts";
import { endStaffSessions } from "./end-staff-sessions.ts";
import { getOfficeSettings } from "./get-office-settings.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listAudit } from "./list-audit.ts";
import { listStaff } from "./list-staff.ts";
import { updateOfficeSettings } from "./update-office-settings.ts";

export function staffRoutes(app: FastifyInstance): void {
  serve(app, contract.listStaff, listStaff);
  serve(app, exports.exportStaff, exportOf("staff", contract.listStaff, listStaff));
  serve(app, contract.createStaff, createStaff);
  serve(app, contract.inviteStaff, inviteStaff);
  serve(app, contract.disableStaff, disableStaff);
  serve(app, contract.enableStaff, enableStaff);
  serve(app, contract.changeStaffRole, changeStaffRole);
  serve(app, contract.endStaffSessions, endStaffSessions);
  serve(app, contract.getOfficeSettings, getOfficeSettings);
  serve(app, contract.updateOfficeSettings, updateOfficeSettings);
  serve(app, contract.listAudit, listAudit);
  serve(app, exports.exportAudit, exportOf("audit", contract.listAudit, listAudit));
}
