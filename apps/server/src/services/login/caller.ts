import type { Role } from "@hunarmand/api/account/account";
import { type Access, type Audience, type Call, officeRoles } from "@hunarmand/api/call";
import type { ErrorCode } from "@hunarmand/api/errors";
import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { AppError } from "../../values/app-error.ts";

/** Who calls, as the database knows it: never what a request says of itself. */
export interface Caller {
  accountId: string;
  sessionId: string;
  role: Role;
  /** Providers only. */
  status: ProviderStatus | undefined;
  name: string;
  email: string | null;
  phone: string | null;
  /** Staff of whom one-time codes are demanded, and who have none: they may set them up, and nothing else. */
  lacksSecondFactor: boolean;
}

/** A use case's caller: always there, unless the call is public. */
export type CallerOf<C extends Call> = C["access"] extends "public" ? Caller | undefined : Caller;

export const isOffice = (caller: Caller): boolean => (officeRoles as readonly string[]).includes(caller.role);

/** Does one of the audiences that a call names fit this caller? */
export function isAllowed(access: Exclude<Access, "public">, caller: Caller): boolean {
  if (access === "signed-in") return true;
  return access.some((audience) => isInAudience(audience, caller));
}

function isInAudience(audience: Audience, caller: Caller): boolean {
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

/** The refusal that helps this caller most: a provider who waits reads about waiting. */
export function refusalFor(access: Exclude<Access, "public">, caller: Caller): AppError {
  const isForProviders = access !== "signed-in" && access.includes("verified-provider");
  const { role, status } = caller;
  const isWaiting = isForProviders && role === "Provider" && status && status !== providerStatus.verified;
  return new AppError(isWaiting ? refusals[status] : "not-allowed");
}
