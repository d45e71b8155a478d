import { limits } from "@hunarmand/api/limits";
import { useEffect, useState } from "react";
import type { SentCode } from "./ask-code.tsx";

type Purpose = "login" | "password";

// Loaded after the first render: the page works without drafts.
const loadDrafts = () => import("../drafts/drafts.ts");
const toPlace = (of: Purpose, outlivesTab: boolean) => ({
  ...{ form: "sent-code", of, outlivesTab },
  minutes: limits.resetCodeMinutes,
});
const nothing = { ticket: "", phone: "", firstName: "", lastName: "", sentAt: 0 };

async function findSentCode(purpose: Purpose, outlivesTab = false): Promise<SentCode | undefined> {
  const { findDraft, fitDraft } = await loadDrafts();
  const sent = { ...nothing, ...fitDraft(findDraft(toPlace(purpose, outlivesTab)) ?? {}, nothing) };
  return sent.ticket === "" ? undefined : { ...sent, shown: undefined };
}

/**
 * The sent code, which survives a reload while it is valid. The browser stores only the code's id, which is useless
 * without the code. The code itself is never stored.
 *
 * @param outlivesTab whether it also survives the end of the browser, as when a phone closes it while the message is read
 */
export function useSentCode(purpose: Purpose, outlivesTab = false) {
  const [sent, setSent] = useState<SentCode>();
  useEffect(() => {
    void findSentCode(purpose, outlivesTab).then((kept) => setSent((now) => now ?? kept));
  }, [purpose, outlivesTab]);
  const place = toPlace(purpose, outlivesTab);
  const forget = () => void loadDrafts().then(({ forgetDraft }) => forgetDraft(place));
  return {
    sent,
    keepSent: ({ shown, ...code }: SentCode) => {
      const kept = { ...code, sentAt: Date.now() };
      setSent({ ...kept, shown });
      void loadDrafts().then(({ keepDraft }) => keepDraft(place, kept));
    },
    requestAgain: () => {
      setSent(undefined);
      forget();
    },
    /** The code is used, but its form stays open until the page is left. */
    markUsed: async () => (await loadDrafts()).forgetDraft(place),
  };
}

export const isCodeSent = async (purpose: Purpose): Promise<boolean> => Boolean(await findSentCode(purpose));
