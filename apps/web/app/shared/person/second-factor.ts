import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

/** Where staff set up their one-time codes. */
const enrolmentPath = "/office/security";

let isDemanded = false;
const listeners = new Set<() => void>();

function setDemanded(next: boolean): void {
  isDemanded = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server has refused a call until one-time codes are set up; kept until a screen has led there. */
export const noteSecondFactorDemand = (): void => setDemanded(true);

/** Leads to where one-time codes are set up as soon as the server demands them: until then it refuses everything else. */
export function useSecondFactorDemand(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => isDemanded,
    () => false,
  );
  useEffect(() => {
    if (!isWaiting) return;
    setDemanded(false);
    if (pathname !== enrolmentPath) void navigate(enrolmentPath);
  }, [isWaiting, pathname, navigate]);
}
