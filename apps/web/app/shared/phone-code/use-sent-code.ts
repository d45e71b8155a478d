import { limits } from "@hunarmand/api/limits";
import { useEffect, useState } from "react";
import type { SentCode } from "./ask-code.tsx";

type Purpose = "login" | "password";

// Loaded after the first render: the page works without drafts.
const loadDrafts = () => import("../drafts/drafts.ts");
const toPlace = (of: Purpose) => ({ form: "sent-code", of, minutes: limits.resetCodeMinutes });
const nothing = { ticket: "", phone: "", firstName: "", lastName: "" };

async function findSentCode(purpose: Purpose): Promise<SentCode | undefined> {
  const { findDraft, fitDraft } = await loadDrafts();
  const sent = { ...nothing, ...fitDraft(findDraft(toPlace(purpose)) ?? {}, nothing) };
  return sent.ticket === "" ? undefined : { ...sent, shown: undefined };
}

/**
 * The sent code, which survives a reload while it is valid. The browser stores only the code's id, which is useless
 * without the code. The code itself is never stored.
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
    requestAgain: () => {
      setSent(undefined);
      forget();
    },
    /** The code is used, but its form stays open until the page is left. */
    markUsed: async () => (await loadDrafts()).forgetDraft(toPlace(purpose)),
  };
}

export const isCodeSent = async (purpose: Purpose): Promise<boolean> => Boolean(await findSentCode(purpose));
