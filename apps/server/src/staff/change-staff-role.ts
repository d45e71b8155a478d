import type * as api from "@hunarmand/api/staff/staff";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { changeStaff } from "./change-staff.ts";

/** Another desk for a member of staff, with the reason: their sessions end, and the new role counts from the next login. */
export const changeStaffRole: UseCase<typeof api.changeStaffRole> = async (services, caller, { params, body }) => {
  const { role, reason, read } = body;
  // A repeat changes nothing and gets the same reply.
  await changeStaff(services, caller, { id: params.id, action: "staff.role", reason, change: { role }, read });
  return { message: getReplies().changeStaffRole };
};
