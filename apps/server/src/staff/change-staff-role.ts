import type * as contract from "@hunarmand/api/staff/staff";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { changeStaff } from "./change-staff.ts";

export const changeStaffRole: UseCase<typeof contract.changeStaffRole> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { reason } = body;
  await changeStaff(services, caller, { id, action: "staff.role", reason, change: { role: body.role } });
  return { message: getReplies().changeStaffRole };
};
