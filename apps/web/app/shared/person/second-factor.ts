import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

/** The page on which staff set up their one-time codes. */
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

/** Records that the server refuses calls until one-time codes are set up; kept until a screen has redirected there. */
export const noteSecondFactorDemand = (): void => setDemanded(true);

/** Redirects to the set-up of one-time codes when the server requires them: until then it refuses all other calls. */
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
