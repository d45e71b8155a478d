import type * as api from "@hunarmand/api/staff/staff";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { changeStaff } from "./change-staff.ts";

export const endStaffSessions: UseCase<typeof api.endStaffSessions> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { reason } = body;
  await changeStaff(services, caller, { id, action: "staff.end-sessions", reason, change: {} });
  return { message: getReplies().endStaffSessions };
};
