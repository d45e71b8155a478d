import { storageKeys } from "../../shared/person/session.ts";

/** Screens of the signed-in area. A stored step may only lead to these (docs/security-rules.md). */
const knownScreens: ReadonlySet<string> = new Set([
  ...["/notices", "/requestedjobs", "/acceptjob", "/acceptcustomerinfo", "/activejobs", "/completedjobs", "/reviews"],
  ...[
    "/profile",
    "/profilepicture",
    "/editprofile",
    "/accountsettings",
    "/changepassword",
    "/contracts",
    "/signindetails",
    "/devices",
    "/yourdata",
    "/addresses",
    "/notificationsettings",
  ],
  ...["/payment", "/paymentmethods", "/paymentreturn", "/creditcard", "/walletpayments", "/paymenthistory"],
  ...["/payment-history", "/contractform", "/transactions", "/statement", "/payoutaccount", "/earnings"],
]);
const knownScreenOfOne =
  /^\/(?:(?:acceptarrival|acceptjobdetailssubmission|jobcompletion|contracts)\/[\w-]+|jobs\/[\w-]+(?:\/edit)?)$/;

export function rememberStep(path: string): void {
  localStorage.setItem(storageKeys.lastVisitedStep, path);
}

/** Returns the screen of the provider's last step, if it belongs to the signed-in area. */
export function findLastStep(): string | undefined {
  const path = localStorage.getItem(storageKeys.lastVisitedStep) ?? "";
  return knownScreens.has(path) || knownScreenOfOne.test(path) ? path : undefined;
}

export function clearLastStep(): void {
  localStorage.removeItem(storageKeys.lastVisitedStep);
}
