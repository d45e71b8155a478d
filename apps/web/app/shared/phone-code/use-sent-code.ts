import { limits } from "@hunarmand/api/limits";
import { useEffect, useState } from "react";
import { findDraft, fitDraft, forgetDraft, keepDraft } from "../drafts/drafts.ts";
import type { SentCode } from "./ask-code.tsx";

const nothing = { ticket: "", phone: "", firstName: "", lastName: "" };

/**
 * The code that is under way, which a reload leaves there as long as the code is good. What is kept names the code to this browser, and opens nothing
 * without it; the code itself is never kept.
 */
export function useSentCode(purpose: "login" | "password") {
  const [sent, setSent] = useState<SentCode>();
  useEffect(() => {
    const { ticket, phone, ...names } = { ...nothing, ...fitDraft(findDraft(toPlace(purpose)) ?? {}, nothing) };
    if (ticket !== "") setSent((now) => now ?? { ticket, phone, ...names, shown: undefined });
  }, [purpose]);
  return {
    sent,
    keepSent: ({ shown, ...kept }: SentCode) => {
      setSent({ ...kept, shown });
      keepDraft(toPlace(purpose), kept);
    },
    askAnew: () => {
      setSent(undefined);
      forgetDraft(toPlace(purpose));
    },
    /** The code has done its work, and its form stands until the page is left. */
    markUsed: () => forgetDraft(toPlace(purpose)),
  };
}

export const isCodeSent = (purpose: "login" | "password"): boolean => findDraft(toPlace(purpose)) !== undefined;

const toPlace = (of: string) => ({ form: "sent-code", of, minutes: limits.resetCodeMinutes });
