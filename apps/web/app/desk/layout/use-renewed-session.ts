import { renewSession } from "@hunarmand/api/account/account";
import { useEffect, useRef } from "react";
import { callApi } from "../../shared/calls/call-api.ts";
import { readSession, signIn } from "../../shared/person/session.ts";

const renewMilliseconds = 15 * 60_000;
const signs = ["pointerdown", "keydown"] as const;

/** Renews the token every quarter of an hour with activity. Without activity the session expires after an hour. */
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
        // Not when the person has logged out meanwhile, here or in another tab.
        if (readSession()?.token === session.token) signIn(token, session.role);
      } catch {
        // The network failed, or the session has reached its limit of half a day: the next call reports which.
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
