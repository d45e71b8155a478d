import { z } from "zod";
import { officeRoles } from "../call.ts";
import { providerStatus } from "../providers/steps.ts";

/** Apart from the other calls of accounts: the first step of /signup needs no more of them. */

/** Roles as in the token and the login reply. */
export const Role = z.enum(["Provider", "Customer", ...officeRoles]);
export type Role = z.infer<typeof Role>;

export const LoginReply = z.object({
  message: z.string(),
  token: z.string(),
  role: Role,
  /** Providers only: the status of their application or account. */
  status: z.enum(providerStatus).optional(),
});
