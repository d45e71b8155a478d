import { renewSession } from "@hunarmand/api/account/account";
import { useEffect, useRef } from "react";
import { callApi } from "../../shared/calls/call-api.ts";
import { readSession, signIn } from "../../shared/person/session.ts";

const renewMilliseconds = 15 * 60_000;
const signs = ["pointerdown", "keydown"] as const;

/** Goes on with a new token every quarter of an hour in which somebody was at work; an empty chair is logged out after the hour. */
export function useRenewedSession(isWanted: boolean): void {
  const wasAtWork = useRef(true);
  useEffect(() => {
    if (!isWanted) return;
    const notice = () => {
      wasAtWork.current = true;
    };
    const renew = async () => {
      const session = readSession();
      if (!wasAtWork.current || !session) return;
      wasAtWork.current = false;
      try {
        const { token } = await callApi(renewSession);
        // Meanwhile logged out, here or in another tab: then it stays so.
        if (readSession()?.token === session.token) signIn(token, session.role);
      } catch {
        // The network is away, or the session has lasted its half day: the next call says which.
        wasAtWork.current = true;
      }
    };
    for (const sign of signs) window.addEventListener(sign, notice);
    const timer = setInterval(() => void renew(), renewMilliseconds);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, notice);
    };
  }, [isWanted]);
}
