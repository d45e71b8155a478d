import type { Role } from "@hunarmand/api/account/login-reply";
import { type Access, type Audience, type Call, officeRoles } from "@hunarmand/api/call";
import type { ErrorCode } from "@hunarmand/api/errors";
import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { AppError } from "../../values/app-error.ts";

/** The caller as stored in the database, never as the request describes them. */
export interface Caller {
  accountId: string;
  sessionId: string;
  role: Role;
  /** Providers only. */
  status: ProviderStatus | undefined;
  name: string;
  email: string | null;
  phone: string | null;
  /** Staff who must have one-time codes and have none yet. They can only set them up. */
  lacksSecondFactor: boolean;
}

/** The caller of a use case. Undefined only for public calls. */
export type CallerOf<C extends Call> = C["access"] extends "public" ? Caller | undefined : Caller;

export const isOffice = (caller: Caller): boolean => (officeRoles as readonly string[]).includes(caller.role);

/** Whether the caller belongs to one of the call's audiences. */
export function isAllowed(access: Exclude<Access, "public">, caller: Pick<Caller, "role" | "status">): boolean {
  if (access === "signed-in") return true;
  return access.some((audience) => isInAudience(audience, caller));
}

function isInAudience(audience: Audience, caller: Pick<Caller, "role" | "status">): boolean {
  if (audience === "provider") return caller.role === "Provider";
  if (audience === "verified-provider") return caller.role === "Provider" && caller.status === providerStatus.verified;
  if (audience === "customer") return caller.role === "Customer";
  return caller.role === audience || caller.role === "Owner";
}

const refusals: Record<Exclude<ProviderStatus, typeof providerStatus.verified>, ErrorCode> = {
  [providerStatus.pending]: "provider-not-verified",
  [providerStatus.sentBack]: "provider-not-verified",
  [providerStatus.rejected]: "provider-rejected",
  [providerStatus.suspended]: "provider-suspended",
  [providerStatus.closed]: "account-blocked",
};

/** The refusal that explains most to this caller: a provider who waits for verification gets a text about that. */
export function refusalFor(access: Exclude<Access, "public">, caller: Caller): AppError {
  const isForProviders = access !== "signed-in" && access.includes("verified-provider");
  const { role, status } = caller;
  const isWaiting = isForProviders && role === "Provider" && status && status !== providerStatus.verified;
  return new AppError(isWaiting ? refusals[status] : "not-allowed");
}
