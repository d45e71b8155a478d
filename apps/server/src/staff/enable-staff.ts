import type * as api from "@hunarmand/api/staff/staff";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { changeStaff } from "./change-staff.ts";

export const enableStaff: UseCase<typeof api.enableStaff> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { reason } = body;
  await changeStaff(services, caller, { id, action: "staff.enable", reason, change: { disabledAt: null } });
  return { message: getReplies().enableStaff };
};
