import type * as api from "@hunarmand/api/staff/staff";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { changeStaff } from "./change-staff.ts";

export const disableStaff: UseCase<typeof api.disableStaff> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { reason } = body;
  await changeStaff(services, caller, {
    id,
    action: "staff.disable",
    reason,
    change: { disabledAt: services.clock.now() },
  });
  return { message: getReplies().disableStaff };
};
