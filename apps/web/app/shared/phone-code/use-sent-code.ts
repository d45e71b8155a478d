import { limits } from "@hunarmand/api/limits";
import { useEffect, useState } from "react";
import type { SentCode } from "./ask-code.tsx";

type Purpose = "login" | "password";

// After the page stands: it can be used without.
const loadDrafts = () => import("../drafts/drafts.ts");
const toPlace = (of: Purpose) => ({ form: "sent-code", of, minutes: limits.resetCodeMinutes });
const nothing = { ticket: "", phone: "", firstName: "", lastName: "" };

async function findSentCode(purpose: Purpose): Promise<SentCode | undefined> {
  const { findDraft, fitDraft } = await loadDrafts();
  const sent = { ...nothing, ...fitDraft(findDraft(toPlace(purpose)) ?? {}, nothing) };
  return sent.ticket === "" ? undefined : { ...sent, shown: undefined };
}

/**
 * The code that is under way, which a reload leaves there as long as the code is good. What is kept names the code to this browser, and opens
 * nothing without it; the code itself is never kept.
 */
export function useSentCode(purpose: Purpose) {
  const [sent, setSent] = useState<SentCode>();
  useEffect(() => {
    void findSentCode(purpose).then((kept) => setSent((now) => now ?? kept));
  }, [purpose]);
  const forget = () => void loadDrafts().then(({ forgetDraft }) => forgetDraft(toPlace(purpose)));
  return {
    sent,
    keepSent: ({ shown, ...kept }: SentCode) => {
      setSent({ ...kept, shown });
      void loadDrafts().then(({ keepDraft }) => keepDraft(toPlace(purpose), kept));
    },
    askAnew: () => {
      setSent(undefined);
      forget();
    },
    /** The code has done its work, and its form stands until the page is left. */
    markUsed: async () => (await loadDrafts()).forgetDraft(toPlace(purpose)),
  };
}

export const isCodeSent = async (purpose: Purpose): Promise<boolean> => Boolean(await findSentCode(purpose));
